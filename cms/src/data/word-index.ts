import { longestPart } from '@nimio/domain/text/search-words';
import type { Transaction } from './database.js';
import type { Query, Reader, Value } from './sql.js';

/** As much of a word as the index keeps of one. */
const beginning = (word: string): string => [...word].slice(0, longestPart).join('');
/** No sign of a word is taken for one of the pattern. */
const within = (word: string): string => `%${word.replace(/[!%_]/g, '!$&')}%`;
/** The last letter there is: everything that begins with a word stands before it. */
const lastLetter = '\u{10ffff}';

/**
 * The values of a search by words: where the parts begin and end that the longest word, the first, is the beginning of,
 * and a pattern (escaped by `!`) for each word to stand somewhere in the whole.
 */
export const valuesOfWords = ([longest, ...others]: readonly [string, ...string[]]): Value[] => [
  beginning(longest),
  beginning(longest) + lastLetter,
  ...[longest, ...others].map(within),
];

/** The values of a search by the beginnings of words: where those stand that begin with each. */
export const rangesOfWords = (words: readonly string[]): Value[] =>
  words.flatMap((word) => [word, word + lastLetter]);

// SQLite takes some hundred rows at once.
const rowsAtOnce = 400;

/** Puts the parts of a name into an index, however many a long name has. */
export async function insertParts(
  tx: Transaction,
  table: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await tx.table(table).insert(rows.slice(from, from + rowsAtOnce));
  }
}

/**
 * A page of a search, whose statement ends with `offset ?` and tells in each row how many there are in all.
 *
 * @returns the numbers of what is on the page, in its order
 */
export async function readPage(
  reader: Reader,
  statement: Query<{ id: number; total: number }>,
  values: readonly Value[],
  offset: number,
): Promise<{ ids: number[]; total: number }> {
  const page = await reader.all(statement, [...values, offset]);
  // Beyond the end there is no row that could tell how many there are.
  const [first] = page.length > 0 || offset === 0 ? page : await reader.all(statement, [...values, 0]);
  return { ids: page.map(({ id }) => id), total: first?.total ?? 0 };
}
