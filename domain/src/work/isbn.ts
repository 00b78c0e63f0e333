import { parse } from 'isbn3';

/** The search starts above this number of characters (specification §5, Add work). */
const searchThreshold = 6;
const longest = 13;
const zero = '0'.charCodeAt(0);

/** Thirteen digits as they are stored. */
const isStored = /^97[89]\d{10}$/;

/** Hyphens of every kind and white space: ISBNs are copied from web pages and title pages. */
const separators = /[\s\u00ad\u2010-\u2015\u2212-]/g;

export type IsbnEntryState = 'empty' | 'tooShort' | 'searchable' | 'invalid' | 'tooLong';

/** An ISBN or its beginning without hyphens and spaces. */
export function bareIsbn(input: string): string {
  return input.replace(separators, '').toUpperCase();
}

/**
 * The form in which a work is stored (domain model, ISBN): thirteen digits. Hyphens and spaces are dropped,
 * an ISBN-10 is converted. Undefined when it is no ISBN or its check digit is wrong.
 */
export function normalizeIsbn(input: string): string | undefined {
  const bare = isStored.test(input) ? input : bareIsbn(input);
  if (isStored.test(bare)) return checkDigit13(bare) === bare[12] ? bare : undefined;
  if (!/^\d{9}[\dX]$/.test(bare) || checkDigit10(bare) !== bare[9]) return undefined;
  const start = `978${bare.slice(0, 9)}`;
  return start + checkDigit13(start);
}

/** Whether the input is an ISBN-10 or ISBN-13 with a right check digit. */
export function isValidIsbn(input: string): boolean {
  return normalizeIsbn(input) !== undefined;
}

/**
 * What the ISBN field holds while it is being typed (specification §5, Add work): `searchable` from the seventh
 * character; `invalid` when it holds something that no ISBN does, or 10 or 13 characters whose check digit is
 * wrong; `tooLong` above 13. Hyphens and spaces do not count.
 */
export function isbnEntryState(input: string): IsbnEntryState {
  const bare = bareIsbn(input);
  if (bare.length === 0) return 'empty';
  if (bare.length > longest) return 'tooLong';
  if (!/^(?:\d+|\d{9}X)$/.test(bare)) return 'invalid';
  if (bare.length <= searchThreshold) return 'tooShort';
  if ((bare.length === 10 || bare.length === 13) && !isValidIsbn(bare)) return 'invalid';
  return 'searchable';
}

/**
 * The first and the last thirteen digits with the input as a prefix, a range to search stored ISBNs by: digits only, so
 * that every database sorts them alike. Input that is no prefix of an ISBN-13 is one of an ISBN-10. `undefined`
 * when it cannot be searched: fewer than seven characters, or no prefix of an ISBN.
 */
export function isbnRange(input: string): [first: string, last: string] | undefined {
  const bare = bareIsbn(input);
  const beginning = /^97[89]/.test(bare) ? bare : (normalizeIsbn(bare) ?? `978${bare}`);
  if (bare.length <= searchThreshold || !/^\d{1,13}$/.test(beginning)) return undefined;
  return [beginning.padEnd(longest, '0'), beginning.padEnd(longest, '9')];
}

/**
 * For showing: hyphenated when the ISBN's range has been assigned (`978-951-0-39265-2`), bare thirteen digits
 * when it has not, the input itself when it is no ISBN.
 */
export function formatIsbn(input: string): string {
  const isbn = normalizeIsbn(input);
  return isbn === undefined ? input : (parse(isbn)?.isbn13h ?? isbn);
}

function checkDigit13(isbn: string): string {
  const sum = weighed(isbn, 12, (index) => (index % 2 === 0 ? 1 : 3));
  return String((10 - (sum % 10)) % 10);
}

function checkDigit10(isbn: string): string {
  const sum = weighed(isbn, 9, (index) => 10 - index);
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? 'X' : String(check);
}

/** The weighted sum of the first digits; without an array of them, as an import has millions of ISBNs. */
function weighed(isbn: string, count: number, weight: (index: number) => number): number {
  let sum = 0;
  for (let index = 0; index < count; index += 1) sum += (isbn.charCodeAt(index) - zero) * weight(index);
  return sum;
}
