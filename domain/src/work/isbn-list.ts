import { bareIsbn, normalizeIsbn } from './isbn.js';

/** The maximum number of ISBNs in one list. */
export const mostListed = 500;

/** Why a number that looks like an ISBN is invalid. */
export type IsbnFault = 'checkDigit' | 'length';

/** An item of a list with its line number, from 1. */
interface Placed {
  line: number;
}

export interface ListedIsbn extends Placed {
  /** Thirteen digits. */
  isbn: string;
  /** The leading zero was missing and has been restored: spreadsheets drop it from numbers. */
  lacksZero?: true;
}

export interface WrongIsbn extends Placed {
  /** As written. */
  text: string;
  fault: IsbnFault;
}

/** The content of a list, in its order. */
export interface IsbnList {
  isbns: ListedIsbn[];
  /** Duplicates, also of an ISBN-10 and its ISBN-13. */
  repeated: ListedIsbn[];
  wrong: WrongIsbn[];
}

const separator = '[\\s\\u00ad\\u2010-\\u2015\\u2212-]';
/** Not inside a longer number or a word. */
const from = '(?<![\\p{L}\\d])';
const to = '(?![\\p{L}\\d])';

/** Thirteen digits with optional separators. */
const thirteen = new RegExp(`${from}97[89](?:${separator}?\\d){10}${to}`, 'gu');
/** Ten digits without separators, or in the four parts of an ISBN; other ten digits are telephone numbers and prices. */
const ten = new RegExp(
  `${from}(?:\\d{9}[\\dXx]|(?=[\\d\\sXx\\u2010-\\u2015\\u2212-]{13}${to})\\d+(?:${separator}\\d+){2}${separator}[\\dXx])${to}`,
  'gu',
);
/** Digits that belong together. */
const digits = new RegExp(`${from}\\d(?:[\\u00ad\\u2010-\\u2015\\u2212-]?[\\dXx])+${to}`, 'gu');
const announced = /\bISBN(?:[- ]?1[03])?[:\s]*$/iu;

const longestWord = 20;

/** The number of missing or additional digits with which a number still counts as a mistyped ISBN. */
const near = 3;

interface Match {
  start: number;
  text: string;
}

const matches = (text: string, pattern: RegExp): Match[] =>
  [...text.matchAll(pattern)].map((match) => ({ start: match.index, text: match[0] }));

/** Neither digit nor separator. */
const taken = '|';

/** The text with the parts that were read replaced. */
const without = (text: string, read: readonly Match[]): string => {
  let end = 0;
  const rest: string[] = [];
  for (const { start, text: word } of read) {
    rest.push(text.slice(end, start), taken.repeat(word.length));
    end = start + word.length;
  }
  return [...rest, text.slice(end)].join('');
};

/** The error of digits that were meant as an ISBN; `undefined` for other numbers, such as a year or a price. */
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

/** A line or a cell that is an ISBN-10 when a leading zero is added. */
function withLeadingZero(line: string): string | undefined {
  const text = line.trim();
  return /^\d{8}[\dXx]$/.test(text) ? normalizeIsbn(`0${text}`) : undefined;
}

/** The ISBNs of a line or a cell, which may contain other text. */
function readLine(line: string): Read {
  if (!/\d/.test(line)) return { isbns: [], wrong: [] };
  const restored = withLeadingZero(line);
  if (restored !== undefined) return { isbns: [{ isbn: restored, lacksZero: true }], wrong: [] };
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

/** The ISBNs of a pasted text: one per line, or inside sentences of a publisher's catalogue. */
export function readIsbnText(text: string): IsbnList {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
  return listOf(lines.map((line, index) => ({ line: index + 1, read: readLine(line) })));
}

/**
 * The ISBNs of a table. The columns that have them are read: the one with the most, and others with at least half as many,
 * as each book may have several formats. Numbers in other columns that only look like an ISBN (an order number, a telephone
 * number) are not reported as errors.
 */
export function readIsbnTable(rows: readonly (readonly string[])[]): IsbnList {
  const read = rows.map((cells) => cells.map(readLine));
  const width = Math.max(0, ...read.map((cells) => cells.length));
  const counted = (count: (cell: Read) => number) =>
    Array.from({ length: width }, (_, column) =>
      read.reduce((sum, cells) => sum + (cells[column] ? count(cells[column]) : 0), 0),
    );
  const right = counted(({ isbns }) => isbns.length);
  // A table without any valid ISBN reports its invalid ones.
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
