import { longestPart } from '@nimio/domain/text/search-words';
import type { Transaction } from './database.js';
import type { Query, Reader, Value } from './sql.js';

/** The indexed length of a word. */
const beginning = (word: string): string => [...word].slice(0, longestPart).join('');
/** The pattern of a text that contains the word, whose wildcards `!` escapes. */
export const within = (word: string): string => `%${word.replace(/[!%_]/g, '!$&')}%`;
/** The last code point, so that every text that begins with a word sorts before it. */
const lastLetter = '\u{10ffff}';

/**
 * The bind parameters of a search by words: the range of index parts that begin with the longest word, which is the
 * first, and a pattern (escaped by `!`) for each word to occur anywhere in the whole.
 */
export const valuesOfWords = ([longest, ...others]: readonly [string, ...string[]]): Value[] => [
  beginning(longest),
  beginning(longest) + lastLetter,
  ...[longest, ...others].map(within),
];

/** The bind parameters of a search by prefixes: the range of each. */
export const rangesOfWords = (words: readonly string[]): Value[] =>
  words.flatMap((word) => [word, word + lastLetter]);

// SQLite accepts some hundred rows per statement.
const rowsAtOnce = 400;

/** Inserts the parts of a name into an index, in batches for a long name. */
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
 * A page of a search whose statement ends with `offset ?` and returns the total count in each row.
 *
 * @returns the ids on the page, in order
 */
export async function readPage(
  reader: Reader,
  statement: Query<{ id: number; total: number }>,
  values: readonly Value[],
  offset: number,
): Promise<{ ids: number[]; total: number }> {
  const page = await reader.all(statement, [...values, offset]);
  // Beyond the end there is no row with the total count.
  const [first] = page.length > 0 || offset === 0 ? page : await reader.all(statement, [...values, 0]);
  return { ids: page.map(({ id }) => id), total: first?.total ?? 0 };
}
