import { pageSize } from '@nimio/domain/paging';
import { titleWords } from '@nimio/domain/text/title-words';
import { batchPlaceholders, query, type Reader, readInBatches, type SqlPart } from '../../data/sql.js';
import { rangesOfWords, readPage } from '../../data/word-index.js';
import { type FoundRow, findWorksById } from './store.js';

const beginsSo = (of: string) => `${of}.word >= ? and ${of}.word < ?`;
/** Further words hardly reduce the result, and each is looked up for every candidate. */
const maxWords = 8;

/** The words used for a search, the longest first. */
const wordsOf = (typed: string): string[] =>
  titleWords(typed)
    .sort((a, b) => b.length - a.length)
    .slice(0, maxWords);

/**
 * SQL for the `work_id` of the works that have a word beginning with each of so many words. The longest word selects the
 * candidates, because the fewest works have it; the others are looked up for each candidate.
 */
const foundFor = (words: number) =>
  `select distinct f.work_id from work_words f where ${words > 0 ? beginsSo('f') : '1 = 0'}
     ${`and exists (select 1 from work_words o where o.work_id = f.work_id and ${beginsSo('o')})`.repeat(Math.max(0, words - 1))}`;

/** The same with the values of its placeholders; no words find no works. */
export function worksByWords(typed: string): SqlPart {
  const words = wordsOf(typed);
  return { sql: foundFor(words.length), values: rangesOfWords(words) };
}

const searchFor = (words: number) =>
  query<{ id: number; total: number }>(
    `select w.id, cast(count(*) over () as integer) as total
       from (${foundFor(words)}) c
       join works w on w.id = c.work_id
      order by w.register_key, w.isbn limit ${pageSize} offset ?`,
  );

const withWord = query<{ work_id: number }>(
  `select distinct f.work_id from work_words f where ${beginsSo('f')} and f.work_id in (${batchPlaceholders})`,
);

/** Those of these works that have a word beginning with each typed word. */
export async function worksFoundAmong(
  reader: Reader,
  typed: string,
  workIds: readonly number[],
): Promise<Set<number>> {
  let left = workIds;
  for (const word of wordsOf(typed)) {
    const first = rangesOfWords([word]);
    const rows = await readInBatches(reader, { query: withWord, first, values: left, none: 0 });
    left = rows.map(({ work_id }) => work_id);
  }
  return new Set(left);
}

/** A page of the works that have a word beginning with each typed word, by title, and the total count. */
export async function findWorksByWords(
  reader: Reader,
  profileId: number,
  typed: string,
  offset: number,
): Promise<{ works: FoundRow[]; total: number }> {
  const words = wordsOf(typed);
  const { ids, total } = await readPage(reader, searchFor(words.length), rangesOfWords(words), offset);
  return { works: await findWorksById(reader, profileId, ids), total };
}
