import { FileRefused } from './refused';
import { mostRows } from './table-limits';

const starts = (bytes: Uint8Array, ...mark: number[]) => mark.every((byte, index) => bytes[index] === byte);

/**
 * UTF-8 with or without a byte order mark, UTF-16 (Excel's "Unicode text"), or Windows-1252, in which every byte is
 * valid.
 */
function decode(bytes: Uint8Array): string {
  if (starts(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (starts(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const quoted = /"(?:[^"]|"")*"/g;

/** The delimiter: the most frequent candidate in the first lines, outside of quotes. */
function separatorOf(text: string): string {
  const start = text.slice(0, 10_000).replace(quoted, '');
  const count = (separator: string) => start.split(separator).length;
  return [';', '\t', ','].toSorted((one, other) => count(other) - count(one))[0] as string;
}

/**
 * The rows of a CSV file with any delimiter.
 *
 * @throws FileRefused when it is no text, or too long
 */
export function readCsv(bytes: Uint8Array): string[][] {
  const text = decode(bytes);
  if (text.includes('\0')) throw new FileRefused('unreadable');
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endRow = () => {
    rows.push([...row, cell]);
    [row, cell] = [[], ''];
    if (rows.length > mostRows) throw new FileRefused('tooLarge');
  };
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') cell += text[at++];
      else isQuoted = false;
    } else if (letter === '"' && cell === '') isQuoted = true;
    else if (letter === separator) {
      row.push(cell);
      cell = '';
    } else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' && text[at + 1] === '\n') at++;
      endRow();
    } else cell += letter;
  }
  endRow();
  return rows;
}
