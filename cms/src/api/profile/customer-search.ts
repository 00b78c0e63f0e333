import type { ProfileRole } from '@nimio/domain/profile/profile-roles';
import { longestPart, searchedWords } from '@nimio/domain/text/search-words';
import { type Query, query, type Reader, type Value } from '../../data/database.js';
import type { ProfileListRow } from './store.js';

/** Results are shown ten at a time (specification §9). */
const pageSize = 10;

export interface CustomerSearch {
  /** Parts of the name; empty for everybody with one of the roles. */
  typed: string;
  /** Only who has one of these; empty for everybody. */
  roles: readonly ProfileRole[];
  offset: number;
}

interface FoundRow {
  id: number;
  total: number;
}

const places = (count: number): string => Array.from({ length: count }, () => '?').join(', ');

/** The fewest candidates: those with the longest word, or with the roles; what else is asked is looked at in each. */
function statementOf(words: number, roles: number): Query<FoundRow> {
  const candidates =
    words > 0
      ? 'select distinct profile_id from profile_name_parts where part >= ? and part < ?'
      : `select distinct profile_id from profile_roles where role in (${places(roles)})`;
  const conditions = [
    ...Array.from({ length: words }, () => `n.searchable like ? escape '!'`),
    ...(words > 0 && roles > 0
      ? [
          `exists (select 1 from profile_roles r where r.profile_id = n.profile_id and r.role in (${places(roles)}))`,
        ]
      : []),
  ];
  return query(
    `customers-${words}-words-${roles}-roles`,
    `select n.profile_id as id, cast(count(*) over () as integer) as total
       from (${candidates}) found join profile_names n on n.profile_id = found.profile_id
      ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
      order by n.register_key, n.profile_id limit ${pageSize} offset ?`,
  );
}

/** As much of a word as the index keeps of one. */
export const beginning = (word: string): string => [...word].slice(0, longestPart).join('');
/** No sign of a word is taken for one of the pattern. */
export const within = (word: string): string => `%${word.replace(/[!%_]/g, '!$&')}%`;
/** The last letter there is: everything that begins with a word stands before it. */
export const lastLetter = '\u{10ffff}';

/** The numbers of the customers on a page, in the order of a register, and how many there are in all. */
export async function searchCustomers(
  reader: Reader,
  { typed, roles, offset }: CustomerSearch,
): Promise<{ ids: number[]; total: number }> {
  const words = searchedWords(typed);
  const [longest] = words;
  if (longest === undefined && roles.length === 0) return { ids: [], total: 0 };
  const values: Value[] =
    longest === undefined
      ? [...roles]
      : [beginning(longest), beginning(longest) + lastLetter, ...words.map(within), ...roles];
  const statement = statementOf(words.length, roles.length);
  const page = await reader.all(statement, [...values, offset]);
  // Beyond the end there is no row that could tell how many there are.
  const [first] = page.length > 0 || offset === 0 ? page : await reader.all(statement, [...values, 0]);
  return { ids: page.map(({ id }) => id), total: first?.total ?? 0 };
}

const customersById = query<ProfileListRow>(
  'customers-for-list',
  `select p.id, p.hash, p.kind, p.first_name, p.last_name, p.organisation_name, r.role
     from profiles p left join profile_roles r on r.profile_id = p.id
    where p.id in (${places(pageSize)}) order by p.id, r.role`,
);

/** A row for each role of each of these customers, who stand in the given order. */
export async function readCustomers(reader: Reader, ids: readonly number[]): Promise<ProfileListRow[]> {
  const asked = Array.from({ length: pageSize }, (_, at) => ids[at] ?? 0);
  const rows = await reader.all(customersById, asked);
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
