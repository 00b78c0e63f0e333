import { bareIsbn, normalizeIsbn } from './isbn.js';

/** The longest list that is taken in one go. */
export const mostListed = 500;

/** Why something that was meant to be an ISBN is none. */
export type IsbnFault = 'checkDigit' | 'length';

/** Something in a list, and the line (from 1) where it stands. */
interface Placed {
  line: number;
}

export interface ListedIsbn extends Placed {
  /** Thirteen digits. */
  isbn: string;
  /** It stood there without the zero that it begins with: workbooks take it for a number, and drop it. */
  lacksZero?: true;
}

export interface WrongIsbn extends Placed {
  /** As it was written. */
  text: string;
  fault: IsbnFault;
}

/** What stands in a list, in its order. */
export interface IsbnList {
  isbns: ListedIsbn[];
  /** Those that stand in it already, also where one has ten digits and the other thirteen. */
  repeated: ListedIsbn[];
  wrong: WrongIsbn[];
}

const separator = '[\\s\\u00ad\\u2010-\\u2015\\u2212-]';
/** Neither in the middle of a longer number nor of a word. */
const from = '(?<![\\p{L}\\d])';
const to = '(?![\\p{L}\\d])';

/** Thirteen digits with a separator or none between them. */
const thirteen = new RegExp(`${from}97[89](?:${separator}?\\d){10}${to}`, 'gu');
/** Ten in a row, or in the four parts of an ISBN: other ten digits are telephone numbers and prices. */
const ten = new RegExp(
  `${from}(?:\\d{9}[\\dXx]|(?=[\\d\\sXx\\u2010-\\u2015\\u2212-]{13}${to})\\d+(?:${separator}\\d+){2}${separator}[\\dXx])${to}`,
  'gu',
);
/** Digits that belong together. */
const digits = new RegExp(`${from}\\d(?:[\\u00ad\\u2010-\\u2015\\u2212-]?[\\dXx])+${to}`, 'gu');
const announced = /\bISBN(?:[- ]?1[03])?[:\s]*$/iu;

const longestWord = 20;

/** How many digits may be missing of something that was meant to be an ISBN, or be too many. */
const near = 3;

interface Match {
  start: number;
  text: string;
}

const matches = (text: string, pattern: RegExp): Match[] =>
  [...text.matchAll(pattern)].map((match) => ({ start: match.index, text: match[0] }));

/** Neither digit nor separator. */
const taken = '|';

/** The text with other things in the place of what has been read. */
const without = (text: string, read: readonly Match[]): string => {
  let end = 0;
  const rest: string[] = [];
  for (const { start, text: word } of read) {
    rest.push(text.slice(end, start), taken.repeat(word.length));
    end = start + word.length;
  }
  return [...rest, text.slice(end)].join('');
};

/** What digits that are no ISBN were meant as: undefined when as something else, a year or a price. */
function faultOf(text: string, alone: string, { start, text: word }: Match): IsbnFault | undefined {
  const { length } = bareIsbn(word);
  const isAlone = alone === word;
  const before = text.slice(Math.max(0, start - longestWord), start);
  const beginsSo = /^97[89]/.test(word) && length >= 13 - near && length <= 13 + near;
  const isInParts = length === 10 && word.length === 13;
  if (announced.test(before) || beginsSo || isInParts || (isAlone && length >= 10 - near))
    return length === 10 || length === 13 ? 'checkDigit' : 'length';
  return undefined;
}

interface Read {
  isbns: Omit<ListedIsbn, 'line'>[];
  wrong: Omit<WrongIsbn, 'line'>[];
}

/** A line or a cell that is an ISBN-10 once it begins with a zero, and nothing else. */
function withLostZero(line: string): string | undefined {
  const text = line.trim();
  return /^\d{8}[\dXx]$/.test(text) ? normalizeIsbn(`0${text}`) : undefined;
}

/** The ISBNs of a line or a cell, whatever else stands in it. */
function readLine(line: string): Read {
  if (!/\d/.test(line)) return { isbns: [], wrong: [] };
  const mended = withLostZero(line);
  if (mended !== undefined) return { isbns: [{ isbn: mended, lacksZero: true }], wrong: [] };
  const right: (Match & { isbn: string })[] = [];
  let rest = line;
  for (const pattern of [thirteen, ten]) {
    const found = matches(rest, pattern).flatMap((match) => {
      const isbn = normalizeIsbn(match.text);
      return isbn === undefined ? [] : [{ ...match, isbn }];
    });
    right.push(...found);
    rest = without(rest, found);
  }
  const wrong: (Match & { fault: IsbnFault })[] = [];
  for (const pattern of [thirteen, digits]) {
    const alone = rest.replaceAll(taken, '').trim();
    const found = matches(rest, pattern).flatMap((match) => {
      const fault = faultOf(rest, alone, match);
      return fault === undefined ? [] : [{ ...match, fault }];
    });
    wrong.push(...found);
    rest = without(rest, found);
  }
  const inOrder = <T extends Match>(found: T[]) => found.toSorted((a, b) => a.start - b.start);
  return {
    isbns: inOrder(right).map(({ isbn }) => ({ isbn })),
    wrong: inOrder(wrong).map(({ text, fault }) => ({ text, fault })),
  };
}

function listOf(lines: readonly { line: number; read: Read }[]): IsbnList {
  const list: IsbnList = { isbns: [], repeated: [], wrong: [] };
  const known = new Set<string>();
  for (const { line, read } of lines) {
    for (const found of read.isbns) {
      (known.has(found.isbn) ? list.repeated : list.isbns).push({ ...found, line });
      known.add(found.isbn);
    }
    list.wrong.push(...read.wrong.map((wrong) => ({ ...wrong, line })));
  }
  return list;
}

/** The ISBNs of a text that was pasted: a line for each, or whole sentences of a publisher's catalogue. */
export function readIsbnText(text: string): IsbnList {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
  return listOf(lines.map((line, index) => ({ line: index + 1, read: readLine(line) })));
}

/**
 * The ISBNs of a table. Those columns are read that have them: the one with the most, and others with at least half
 * as many, as where each book has several formats. What only looks like one in another column (an order number, a
 * telephone number) is not blamed.
 */
export function readIsbnTable(rows: readonly (readonly string[])[]): IsbnList {
  const read = rows.map((cells) => cells.map(readLine));
  const width = Math.max(0, ...read.map((cells) => cells.length));
  const counted = (count: (cell: Read) => number) =>
    Array.from({ length: width }, (_, column) =>
      read.reduce((sum, cells) => sum + (cells[column] ? count(cells[column]) : 0), 0),
    );
  const right = counted(({ isbns }) => isbns.length);
  // A table of wrong ones alone is blamed for them.
  const counts = right.some((count) => count > 0) ? right : counted(({ wrong }) => wrong.length);
  const most = Math.max(0, ...counts);
  const isRead = (column: number) => most > 0 && (counts[column] ?? 0) * 2 >= most;
  return listOf(
    read.map((cells, index) => {
      const chosen = cells.filter((_, column) => isRead(column));
      return {
        line: index + 1,
        read: {
          isbns: chosen.flatMap(({ isbns }) => isbns),
          wrong: chosen.flatMap(({ wrong }) => wrong),
        },
      };
    }),
  );
}
