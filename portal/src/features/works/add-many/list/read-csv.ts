import { parse } from 'papaparse';
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

/**
 * The rows of a CSV file with any delimiter.
 *
 * @throws FileRefused when it is no text, or too long
 */
export function readCsv(bytes: Uint8Array): string[][] {
  const text = decode(bytes);
  if (text.includes('\0')) throw new FileRefused('unreadable');
  const { data } = parse<string[]>(text, { delimitersToGuess: [';', '\t', ','], preview: mostRows + 1 });
  if (data.length > mostRows) throw new FileRefused('tooLarge');
  return data;
}
