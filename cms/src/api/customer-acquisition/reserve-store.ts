import { isbnRange } from '@nimio/domain/work/isbn';
import type { BillableRole } from '@nimio/domain/work/roles';
import { batchPlaceholders, query, type Reader, readInBatches, type SqlPart } from '../../data/sql.js';
import type { Page } from '../../http/call.js';
import { stateChecks } from '../distribution/reserve-search.js';
import type { Big } from '../distribution/store.js';
import { worksByWords } from '../work/work-search.js';
import { patternsOf } from './store.js';

/** Lines `l` of paid distributions `d` that no one has claimed. */
const isOpen = `l.accounting_id is null and l.reason in ('unclaimed', 'unregistered')
  and d.state = 'paid' and ${stateChecks.open}`;
const openLines = `distributions d join accounting_lines l on l.calculation_id = d.calculation_id and ${isOpen}`;
const open = 'sum(l.cents - l.claimed_cents - l.expired_cents)';

/** Author names of open customers that match a name. The inner query makes PostgreSQL look up each of them by its key. */
const knownToCustomer = `select 1 from known_contributors k
  where k.name_key = n.name_key
    and (select p.closed_on from author_names a join profiles p on p.id = a.profile_id
          where a.id = k.author_name_id) is null`;

export interface AuthorRow {
  name_key: string;
  open_cents: Big;
  works: number;
  claimable_until: string | null;
}

export interface AuthorFilter {
  typed: string;
  minCents: number;
  isKnown: boolean;
}

type Paged<Row> = Row & { total: number };

/** A page of rows that each have the total. */
async function readPage<Row extends object>(
  reader: Reader,
  { sql, values }: SqlPart,
  { limit, offset }: Page,
): Promise<{ rows: Row[]; total: number }> {
  const statement = query<Paged<Row>>(`${sql} limit ? offset ?`);
  const rows = await reader.all(statement, [...values, limit, offset]);
  // Beyond the end no row has the total.
  const [first] = rows.length > 0 || offset === 0 ? rows : await reader.all(statement, [...values, 1, 0]);
  return { rows, total: first?.total ?? 0 };
}

/**
 * A page of the names of contributors with open lines, the largest sum first. A line belongs to the work that has its
 * ISBN now, also if that was not in the register when it was calculated. `cross join` makes SQLite begin with the lines,
 * which are summed first: it then reads indexes alone.
 */
export function readAuthors(
  reader: Reader,
  { typed, minCents, isKnown }: AuthorFilter,
  page: Page,
): Promise<{ rows: AuthorRow[]; total: number }> {
  const patterns = patternsOf(typed);
  const sql = `with lines as materialized (
      select l.isbn, l.role, ${open} as open_cents, min(d.claimable_until) as claimable_until
        from ${openLines} group by l.isbn, l.role),
    names as materialized (
      select c.name_key, sum(o.open_cents) as open_cents, cast(count(distinct o.isbn) as integer) as works,
             min(o.claimable_until) as claimable_until
        from lines o cross join works w cross join work_contributors c
       where w.isbn = o.isbn and c.work_id = w.id and c.role = o.role
         ${patterns.map(() => `and c.name_key like ? escape '!'`).join(' ')}
       group by c.name_key having sum(o.open_cents) >= ?)
    select n.name_key, n.open_cents, n.works, n.claimable_until, cast(count(*) over () as integer) as total
      from names n
     where ${isKnown ? '' : 'not '}exists (${knownToCustomer})
     order by n.open_cents desc, n.name_key`;
  return readPage(reader, { sql, values: [...patterns, minCents] }, page);
}

const spellings = query<{ name_key: string; name: string }>(
  `select name_key, name from work_contributors where name_key in (${batchPlaceholders})
    group by name_key, name order by count(*), name desc`,
);

/** How the catalogue writes each name most often. */
export async function readSpellings(
  reader: Reader,
  nameKeys: readonly string[],
): Promise<Map<string, string>> {
  const rows = await readInBatches(reader, { query: spellings, values: nameKeys, none: '' });
  return new Map(rows.map(({ name_key, name }) => [name_key, name]));
}

/** The same lines, found from the works of a name: `cross join` makes SQLite begin with these. */
const linesOfName = `work_contributors c cross join works w cross join accounting_lines l cross join distributions d
   where c.name_key = ? and w.id = c.work_id and l.isbn = w.isbn and l.role = c.role
     and d.calculation_id = l.calculation_id and ${isOpen}`;

const openOfName = query<{ open_cents: Big }>(
  `select coalesce(${open}, 0) as open_cents from ${linesOfName}`,
);

/** What is open of all works of a name. */
export const readOpenCents = async (reader: Reader, key: string): Promise<number> =>
  Number((await reader.first(openOfName, [key]))?.open_cents ?? 0);

export interface BookRow {
  isbn: string;
  name: string;
  role: BillableRole;
  open_cents: Big;
  claimable_until: string | null;
}

/** Which lines of works an ISBN, or words of the title, find. */
function foundBy(typed: string): SqlPart {
  const range = isbnRange(typed);
  if (range) return { sql: 'and l.isbn between ? and ?', values: range };
  if (typed === '') return { sql: '', values: [] };
  const { sql, values } = worksByWords(typed);
  return { sql: `and l.isbn in (select f.isbn from (${sql}) s join works f on f.id = s.work_id)`, values };
}

const columns = `l.role, ${open} as open_cents, min(d.claimable_until) as claimable_until,
  cast(count(*) over () as integer) as total`;

/** A page of the works of a name, or without one of ISBNs that are no works, the largest sum first. */
export function readBooks(
  reader: Reader,
  { author, typed }: { author: string | undefined; typed: string },
  page: Page,
): Promise<{ rows: BookRow[]; total: number }> {
  const found = foundBy(typed);
  const order = 'order by open_cents desc, l.isbn, l.role';
  if (author !== undefined) {
    const sql = `select l.isbn, w.name, ${columns} from ${linesOfName} ${found.sql}
      group by l.isbn, w.name, l.role ${order}`;
    return readPage(reader, { sql, values: [author, ...found.values] }, page);
  }
  const sql = `select l.isbn, '' as name, ${columns} from ${openLines} and l.reason = 'unregistered'
     and not exists (select 1 from works r where r.isbn = l.isbn)
     and not exists (select 1 from excluded_isbns e where e.isbn = l.isbn) ${found.sql}
   group by l.isbn, l.role ${order}`;
  return readPage(reader, { sql, values: found.values }, page);
}

const largestUnregistered = query<{ isbn: string }>(
  `select l.isbn from distributions d join accounting_lines l on l.calculation_id = d.calculation_id
    where d.id = ? and l.accounting_id is null and l.reason = 'unregistered'
    order by l.cents desc, l.id limit ? offset ?`,
);
const isExcluded = query<{ isbn: string }>('select isbn from excluded_isbns where isbn = ?');

/** The ISBNs of the largest unregistered lines of a distribution. */
export const readLargestUnregistered = async (
  reader: Reader,
  distributionId: number,
  { limit, offset }: Page,
): Promise<string[]> =>
  (await reader.all(largestUnregistered, [distributionId, limit, offset])).map(({ isbn }) => isbn);

/** Whether the loans of an ISBN are to have no points, as they would once it is in the register. */
export const isExcludedIsbn = async (reader: Reader, isbn: string): Promise<boolean> =>
  (await reader.first(isExcluded, [isbn])) !== undefined;
