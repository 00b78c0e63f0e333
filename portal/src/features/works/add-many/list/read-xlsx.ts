import { FileRefused } from './refused';
import { mostColumns, mostOpened, mostRows } from './table-limits';
import { readZip } from './zip';

interface Piece {
  /** Text before the tag. */
  text: string;
  /** `c`, `/c`, `v`: without a prefix. */
  name: string;
  isEmpty: boolean;
  attribute: (name: string) => string | undefined;
}

/** One tag after another, each looked at once: no input makes it slow. */
function* piecesOf(xml: string): Generator<Piece> {
  if (xml.includes('<!DOCTYPE')) throw new FileRefused('unreadable');
  let at = 0;
  for (;;) {
    const begin = xml.indexOf('<', at);
    const end = begin < 0 ? -1 : xml.indexOf('>', begin);
    if (end < 0) return;
    const tag = xml.slice(begin + 1, end);
    const [word = ''] = tag.split(/[\s/]/, tag.startsWith('/') ? 2 : 1).filter(Boolean);
    const plain = word.slice(word.indexOf(':') + 1);
    yield {
      text: xml.slice(at, begin),
      name: tag.startsWith('/') ? `/${plain}` : plain,
      isEmpty: tag.endsWith('/'),
      attribute: (name) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1],
    };
    at = end + 1;
  }
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const plainText = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(lt|gt|quot|apos|amp));/g, (_, decimal, hex, name) => {
    if (name) return entities[name as string] ?? '';
    const code = decimal ? Number(decimal) : Number.parseInt(hex as string, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

/** Texts that cells share. Phonetic hints of Japanese texts are left out. */
function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let isHelp = false;
  for (const { text, name, isEmpty } of piecesOf(xml)) {
    if (name === 'rPh' && !isEmpty) isHelp = true;
    else if (name === '/rPh') isHelp = false;
    else if (name === 'si') texts.push('');
    else if (name === '/t' && !isHelp && texts.length > 0) texts.push((texts.pop() ?? '') + plainText(text));
  }
  return texts;
}

/** From 0, of the letters of `AB12`. */
function columnOf(place: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** A number as it is stored: what is shown as 9,78951E+12 is a whole ISBN. */
function numberText(value: string): string {
  const number = Number(value);
  return value !== '' && Number.isSafeInteger(number) ? String(number) : value;
}

function rowsOf(xml: string, shared: readonly string[]): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let column = -1;
  let kind: string | undefined;
  for (const { text, name, isEmpty, attribute } of piecesOf(xml)) {
    if (name === 'row') {
      const place = Number(attribute('r') ?? rows.length + 1) - 1;
      if (!(place >= rows.length && place < mostRows))
        throw new FileRefused(place >= mostRows ? 'tooLarge' : 'unreadable');
      while (rows.length < place) rows.push([]);
      row = [];
      rows.push(row);
      column = -1;
    } else if (name === 'c') {
      column = columnOf(attribute('r')) ?? column + 1;
      kind = attribute('t');
    } else if ((name === '/v' || name === '/t') && !isEmpty && column >= 0 && column < mostColumns) {
      while (row.length <= column) row.push('');
      const value = plainText(text);
      if (kind === 's') row[column] = shared[Number(value)] ?? '';
      else if (kind === undefined || kind === 'n') row[column] = numberText(value);
      else row[column] += value;
    }
  }
  return rows;
}

/** What refers to the sheets of a workbook, in their order. */
const sheetsOf = (workbook: string): (string | undefined)[] =>
  [...piecesOf(workbook)].flatMap(({ name, attribute }) => (name === 'sheet' ? [attribute('r:id')] : []));

/** Where a sheet lies. */
function placeOf(id: string | undefined, relations: string): string | undefined {
  for (const { name, attribute } of piecesOf(relations)) {
    const target = attribute('Target');
    if (name === 'Relationship' && target !== undefined && id !== undefined && attribute('Id') === id)
      return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  }
  return undefined;
}

/** What was read of a file: its rows, and of how many sheets they are the first one's. */
export interface ReadTable {
  rows: string[][];
  sheets: number;
}

/**
 * The rows of a workbook's first sheet, as texts. Only what a sheet of ISBNs needs is read, nothing is calculated,
 * and no part is opened that is larger than such a sheet can be.
 *
 * @throws FileRefused when it is no workbook, is protected, or is too large
 */
export async function readXlsx(bytes: Uint8Array): Promise<ReadTable> {
  try {
    const part = readZip(bytes, mostOpened);
    const sheets = sheetsOf((await part('xl/workbook.xml')) ?? '');
    const relations = await part('xl/_rels/workbook.xml.rels');
    const sheet = await part(placeOf(sheets[0], relations ?? '') ?? '');
    if (sheet === undefined) throw new FileRefused('unreadable');
    const shared = sharedTexts((await part('xl/sharedStrings.xml')) ?? '');
    return { rows: rowsOf(sheet, shared), sheets: sheets.length };
  } catch (error) {
    // A place outside of the file, bytes that cannot be opened: each engine has its own errors for them.
    throw error instanceof FileRefused ? error : new FileRefused('unreadable');
  }
}
