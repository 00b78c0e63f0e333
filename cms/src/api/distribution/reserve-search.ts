import type { ReserveState } from '@nimio/domain/distribution/distribution-states';
import type { ReserveReason } from '@nimio/domain/distribution/eligibility';
import { isSearchedFor } from '@nimio/domain/text/search-words';
import { isbnRange } from '@nimio/domain/work/isbn';
import type { BillableRole } from '@nimio/domain/work/roles';
import { batchPlaceholders, query, type Reader, readInBatches, type SqlPart } from '../../data/sql.js';
import type { Page } from '../../http/call.js';
import { type CustomerConditions, selectionOf } from '../customer/customer-selection.js';
import { nameColumns } from '../profile/name.js';
import { worksByWords } from '../work/work-search.js';
import type { CustomerRow } from './result-store.js';
import type { Big } from './store.js';

/** Its customer is the holder; all `null` when no one has claimed the share. */
export interface ReserveRow extends Omit<CustomerRow, 'profile_hash'> {
  profile_hash: string | null;
  profile_id: number | null;
  reason: ReserveReason;
  isbn: string;
  name: string;
  role: BillableRole;
  loans: Big;
  factor: number;
  numerator: number;
  denominator: number;
  cents: Big;
  claimed_cents: Big;
  expired_cents: Big;
  distribution_hash: string;
  distribution_name: string;
  pay_date: string;
  claimable_until: string | null;
}

/** An ISBN or its beginning, or words of a title, and the holders whom the same finds. */
interface ReserveSearch {
  typed: string;
  holders: CustomerConditions;
}

/** Which lines of reserves are meant; `undefined` for all. */
export interface ReserveFilter {
  /** The id of a calculation, which need not be approved. */
  calculationId?: number | undefined;
  reason?: ReserveReason | undefined;
  state?: ReserveState | undefined;
  /** Of the payment. */
  year?: number | undefined;
  search?: ReserveSearch | undefined;
}

/** SQL for the state of a reserved line `l`. */
export const stateChecks: Record<ReserveState, string> = {
  open: 'l.claimed_cents + l.expired_cents < l.cents',
  claimed: 'l.claimed_cents > 0',
  expired: 'l.expired_cents > 0',
};

const reserved = 'accounting_id is null';

/** Selects the ids of the lines of works that an ISBN or words of a title find. */
function foundByWork(q: string): SqlPart {
  const range = isbnRange(q);
  if (range)
    return {
      sql: `select id from accounting_lines where isbn between ? and ? and ${reserved}`,
      values: range,
    };
  const { sql, values } = worksByWords(q);
  return {
    sql: `select r.id from (${sql}) c join works w on w.id = c.work_id
            join accounting_lines r on r.isbn = w.isbn and r.${reserved}`,
    values,
  };
}

/** The same for lines of these holders. Only reserved lines have a profile. */
function foundByHolder(holders: CustomerConditions): SqlPart {
  const { sql, values } = selectionOf(holders);
  return {
    sql: `select r.id from (select p.id as profile_id ${sql}) h
            join accounting_lines r on r.profile_id = h.profile_id`,
    values,
  };
}

function foundBy({ typed, holders }: ReserveSearch): SqlPart {
  const works = foundByWork(typed);
  // Without words it would find every holder.
  if (!isSearchedFor(typed)) return works;
  const { sql, values } = foundByHolder(holders);
  return { sql: `${works.sql} union ${sql}`, values: [...works.values, ...values] };
}

/** SQL for which distributions `d` are meant. */
function distributionsOf({ calculationId, year }: ReserveFilter): SqlPart {
  const meant =
    calculationId === undefined
      ? { sql: `d.state in ('approved', 'paid')`, values: [] }
      : { sql: 'd.calculation_id = ?', values: [calculationId] };
  if (year === undefined) return meant;
  return {
    sql: `${meant.sql} and d.pay_date between ? and ?`,
    values: [...meant.values, `${year}-01-01`, `${year}-12-31`],
  };
}

/** SQL for which lines `l` are meant, without the words and the state. */
function linesOf({ reason, ...filter }: ReserveFilter): SqlPart {
  const meant = distributionsOf(filter);
  return {
    sql: `l.calculation_id in (select d.calculation_id from distributions d where ${meant.sql})
      ${reason ? 'and l.reason = ?' : ''}`,
    values: [...meant.values, ...(reason ? [reason] : [])],
  };
}

/** Sums over the lines in any state, and how many of them are in the state that is asked for. */
export interface ReserveSumsRow {
  lines: number;
  open_cents: Big;
  claimed_cents: Big;
  expired_cents: Big;
}

/** The sums by state of the rows of a table that have these cents. */
const sumsOf = (table: string, cents: string): string =>
  `coalesce(sum(${table}.${cents} - ${table}.claimed_cents - ${table}.expired_cents), 0) as open_cents,
   coalesce(sum(${table}.claimed_cents), 0) as claimed_cents, coalesce(sum(${table}.expired_cents), 0) as expired_cents`;

interface Found {
  /** The lines on the page, in order. */
  ids: number[];
  sums: ReserveSumsRow;
}

const order = 'l.calculation_id, l.cents desc, l.id';
const checkOf = ({ state }: ReserveFilter): string => (state ? stateChecks[state] : '1 = 1');
const countAndSums = (check: string): string =>
  `cast(count(case when ${check} then 1 end) as integer) as lines, ${sumsOf('l', 'cents')}`;

/** The found lines are read once, for the page and for the sums. */
async function findByWords(
  reader: Reader,
  filter: ReserveFilter & { search: ReserveSearch },
  { limit, offset }: Page,
): Promise<Found> {
  const [words, lines, check] = [foundBy(filter.search), linesOf(filter), checkOf(filter)];
  const statement = query<ReserveSumsRow & { id: number | null }>(
    `with found as materialized (
       select l.id, l.calculation_id, l.cents, l.claimed_cents, l.expired_cents
         from (${words.sql}) f cross join accounting_lines l
        where l.id = f.id and ${lines.sql})
     select l.id, sums.lines, sums.open_cents, sums.claimed_cents, sums.expired_cents
       from (select ${countAndSums(check)} from found l) sums
       left join (select l.* from found l where ${check} order by ${order} limit ? offset ?) l on 1 = 1
      order by ${order}`,
  );
  const rows = await reader.all(statement, [...words.values, ...lines.values, limit, offset]);
  const [sums] = rows;
  if (!sums) throw new Error('Sums without a row');
  return { ids: rows.flatMap(({ id }) => id ?? []), sums };
}

/** SQL for the sums without words. Those of whole calculations are stored with them, so that none of their lines is read. */
function totalsOf(filter: ReserveFilter): SqlPart {
  const [lines, meant, check] = [linesOf(filter), distributionsOf(filter), checkOf(filter)];
  const from = `from accounting_lines l where l.${reserved} and ${lines.sql}`;
  if (filter.reason) return { sql: `select ${countAndSums(check)} ${from}`, values: lines.values };
  const count = filter.state
    ? { sql: `(select cast(count(*) as integer) ${from} and ${check})`, values: lines.values }
    : { sql: 'cast(coalesce(sum(c.reserve_lines), 0) as integer)', values: [] };
  return {
    sql: `select ${count.sql} as lines, ${sumsOf('c', 'reserve_cents')}
            from distributions d join calculations c on c.id = d.calculation_id where ${meant.sql}`,
    values: [...count.values, ...meant.values],
  };
}

/** An index has the lines of each calculation in the order of the page. */
async function findAll(reader: Reader, filter: ReserveFilter, { limit, offset }: Page): Promise<Found> {
  const [lines, totals] = [linesOf(filter), totalsOf(filter)];
  const page = query<{ id: number }>(
    `select l.id from accounting_lines l where l.${reserved} and ${lines.sql} and ${checkOf(filter)}
      order by ${order} limit ? offset ?`,
  );
  const [rows, sums] = await Promise.all([
    reader.all(page, [...lines.values, limit, offset]),
    reader.first(query<ReserveSumsRow>(totals.sql), totals.values),
  ]);
  if (!sums) throw new Error('Sums without a row');
  return { ids: rows.map(({ id }) => id), sums };
}

const linesById = query<ReserveRow & { id: number }>(
  `select l.id, l.isbn, l.name, l.role, l.loans, l.factor, l.numerator, l.denominator, l.cents, l.claimed_cents,
          l.expired_cents, l.reason, l.profile_id, d.hash as distribution_hash, d.name as distribution_name, d.pay_date,
          d.claimable_until, o.hash as profile_hash, o.ext_party_code, o.kind, ${nameColumns('o')}
     from accounting_lines l join distributions d on d.calculation_id = l.calculation_id
     left join profiles o on o.id = l.profile_id
    where l.id in (${batchPlaceholders})`,
);

/** A page of lines, of the oldest calculation first and in it the largest, with the sums of all. */
export async function searchReserve(
  reader: Reader,
  filter: ReserveFilter,
  page: Page,
): Promise<{ rows: ReserveRow[]; sums: ReserveSumsRow }> {
  const { search } = filter;
  const { ids, sums } = search
    ? await findByWords(reader, { ...filter, search }, page)
    : await findAll(reader, filter, page);
  const rows = await readInBatches(reader, { query: linesById, values: ids, none: 0 });
  return { rows: rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)), sums };
}
