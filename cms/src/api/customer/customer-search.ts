import { pageSize } from '@nimio/domain/paging';
import type { ProfileRole } from '@nimio/domain/profile/profile-roles';
import { searchedWords } from '@nimio/domain/text/search-words';
import { placeholders, type Query, query, type Reader } from '../../data/sql.js';
import { readPage, valuesOfWords } from '../../data/word-index.js';
import { nameColumns } from '../profile/name.js';
import type { ProfileListRow } from '../profile/store.js';

export interface CustomerSearch {
  /** Parts of the name; empty for all customers with one of the roles. */
  typed: string;
  /** The required roles; empty for all. */
  roles: readonly ProfileRole[];
  offset: number;
}

interface FoundRow {
  id: number;
  total: number;
}

/** The longest word, or the roles, give the fewest candidates; the other conditions are checked in each. */
function statementOf(words: number, roles: number): Query<FoundRow> {
  const candidates =
    words > 0
      ? 'select distinct profile_id from profile_name_parts where part >= ? and part < ?'
      : `select distinct profile_id from profile_roles where role in (${placeholders(roles)})`;
  const conditions = [
    ...Array.from({ length: words }, () => `n.searchable like ? escape '!'`),
    ...(words > 0 && roles > 0
      ? [
          `exists (select 1 from profile_roles r where r.profile_id = n.profile_id and r.role in (${placeholders(roles)}))`,
        ]
      : []),
  ];
  return query(
    `select n.profile_id as id, cast(count(*) over () as integer) as total
       from (${candidates}) found join profile_names n on n.profile_id = found.profile_id
      ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
      order by n.register_key, n.profile_id limit ${pageSize} offset ?`,
  );
}

/** The ids of the customers on a page, in alphabetical order of surnames, and the total count. */
export async function searchCustomers(
  reader: Reader,
  { typed, roles, offset }: CustomerSearch,
): Promise<{ ids: number[]; total: number }> {
  const [longest, ...others] = searchedWords(typed);
  if (longest === undefined && roles.length === 0) return { ids: [], total: 0 };
  const words = longest === undefined ? [] : valuesOfWords([longest, ...others]);
  const count = longest === undefined ? 0 : others.length + 1;
  return readPage(reader, statementOf(count, roles.length), [...words, ...roles], offset);
}

const customersById = query<ProfileListRow>(
  `select p.id, p.hash, p.kind, ${nameColumns('p')}, r.role
     from profiles p left join profile_roles r on r.profile_id = p.id
    where p.id in (${placeholders(pageSize)}) order by p.id, r.role`,
);

/** A row for each role of each of these customers, in the given order. */
export async function readCustomers(reader: Reader, ids: readonly number[]): Promise<ProfileListRow[]> {
  const asked = Array.from({ length: pageSize }, (_, at) => ids[at] ?? 0);
  const rows = await reader.all(customersById, asked);
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
