import { isValidIsni, normalizeIsni } from '@nimio/domain/author-name/isni';
import { pageSize } from '@nimio/domain/paging';
import { searchedWords } from '@nimio/domain/text/search-words';
import { type Query, query, type Reader, type Value } from '../../data/sql.js';
import { readPage, valuesOfWords } from '../../data/word-index.js';
import { type Named, nameColumns } from '../profile/name.js';
import type { AuthorNameRow } from './store.js';

/** An author name and the names of its profile. */
export interface FoundAuthorRow extends AuthorNameRow, Named {
  profile_hash: string;
}

const found = (condition: string) => `
  select n.id, n.hash, n.profile_id, n.name1, n.name2, n.isni, n.pseudonym, n.private, n.confirmed,
         n.allow_isni_sync, n.asteri_id, n.alias_of_id, a.hash as alias_hash, p.hash as profile_hash, p.kind,
         ${nameColumns('p')},
         cast((select count(*)
                 from (select d.work_id from shares s join deals d on d.id = s.deal_id
                        where s.author_name_id = n.id
                       union select c.work_id from contributions c where c.author_name_id = n.id) held
              ) as integer) as books
    from author_names n
    join profiles p on p.id = n.profile_id
    left join author_names a on a.id = n.alias_of_id
   where ${condition}`;

const byHash = query<FoundAuthorRow>(found('n.hash = ?'));
const byId = query<FoundAuthorRow>(found('n.id = ?'));

export const findAuthor = (reader: Reader, hash: string): Promise<FoundAuthorRow | undefined> =>
  reader.first(byHash, [hash]);

/** Author names by id, in that order; deleted ones are left out. */
export async function findAuthors(reader: Reader, ids: readonly number[]): Promise<FoundAuthorRow[]> {
  const rows = await Promise.all(ids.map((id) => reader.first(byId, [id])));
  return rows.filter((row) => row !== undefined);
}

interface Hit {
  id: number;
  total: number;
}

const hit = 'k.author_name_id as id, cast(count(*) over () as integer) as total';
const asInRegister = `order by k.register_key, k.author_name_id limit ${pageSize} offset ?`;

/** The longest word has the fewest candidates; the other words are checked in each of them. */
const searchFor = (words: number) =>
  query<Hit>(
    `select ${hit}
       from (select distinct author_name_id from author_name_parts where part >= ? and part < ?) c
       join author_name_keys k on k.author_name_id = c.author_name_id
      where ${Array.from({ length: words }, () => `k.searchable like ? escape '!'`).join(' and ')}
      ${asInRegister}`,
  );

// Several people may write under one pseudonym and its ISNI.
const byIsni = query<Hit>(
  `select ${hit}
     from author_names n
     join author_name_keys k on k.author_name_id = n.id
    where n.isni = ? ${asInRegister}`,
);

function hitsFor(typed: string): [Query<Hit>, Value[]] | undefined {
  if (isValidIsni(typed)) return [byIsni, [normalizeIsni(typed)]];
  const [longest, ...others] = searchedWords(typed);
  if (longest === undefined) return undefined;
  return [searchFor(others.length + 1), valuesOfWords([longest, ...others])];
}

/**
 * A page of the author names that contain these words or have this ISNI (which may be typed with spaces), in
 * alphabetical order of surnames, and the total count.
 */
export async function searchAuthors(
  reader: Reader,
  typed: string,
  offset: number,
): Promise<{ rows: FoundAuthorRow[]; total: number }> {
  const hits = hitsFor(typed);
  if (!hits) return { rows: [], total: 0 };
  const { ids, total } = await readPage(reader, ...hits, offset);
  return { rows: await findAuthors(reader, ids), total };
}
