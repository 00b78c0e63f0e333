import { pageSize } from '@nimio/domain/paging';
import { titleWords } from '@nimio/domain/text/title-words';
import { query, type Reader } from '../../data/database.js';
import { rangesOfWords, readPage } from '../../data/word-index.js';
import { type FoundRow, findWorksById } from './store.js';

const beginsSo = 'from work_words where word >= ? and word < ?';

/** The words are read from the index alone, the longest, which the fewest works have, first. */
const searchFor = (words: number) =>
  query<{ id: number; total: number }>(
    `works-${words}-words`,
    `select w.id, cast(count(*) over () as integer) as total
       from (select distinct work_id ${beginsSo}
             ${`and work_id in (select work_id ${beginsSo})`.repeat(words - 1)}) c
       join works w on w.id = c.work_id
      order by w.register_key, w.isbn limit ${pageSize} offset ?`,
  );

/** A page of the works of which words begin with each that is typed, by title, and how many there are in all. */
export async function searchWorks(
  reader: Reader,
  profileId: number,
  typed: string,
  offset: number,
): Promise<{ works: FoundRow[]; total: number }> {
  const words = titleWords(typed).sort((a, b) => b.length - a.length);
  const { ids, total } = await readPage(reader, searchFor(words.length), rangesOfWords(words), offset);
  return { works: await findWorksById(reader, profileId, ids), total };
}
