import type { ReserveState } from '@nimio/domain/distribution/distribution-states';
import type { ReserveReason } from '@nimio/domain/distribution/eligibility';
import { isSearchedFor } from '@nimio/domain/text/search-words';
import { isbnRange } from '@nimio/domain/work/isbn';
import type { BillableRole } from '@nimio/domain/work/roles';
import { query, type Reader, type SqlPart } from '../../data/sql.js';
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

/** Which lines of reserves are meant; `undefined` for all. */
export interface ReserveAsked {
  /** The id of a calculation, which need not be approved. */
  calculationId?: number | undefined;
  reason?: ReserveReason | undefined;
  state?: ReserveState | undefined;
  /** Of the payment. */
  year?: number | undefined;
  /** An ISBN or its beginning, or words of a title, and the holders whom the same finds. */
  search?: { typed: string; holders: CustomerConditions } | undefined;
}

const stateChecks: Record<ReserveState, string> = {
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

/** The same for lines of these holders. */
function foundByHolder(holders: CustomerConditions): SqlPart {
  const { sql, values } = selectionOf(holders);
  return {
    sql: `select r.id from (select p.id as profile_id ${sql}) h
            join accounting_lines r on r.profile_id = h.profile_id and r.${reserved}`,
    values,
  };
}

function foundBy({ typed, holders }: NonNullable<ReserveAsked['search']>): SqlPart {
  const works = foundByWork(typed);
  // Without words it would find every holder.
  if (!isSearchedFor(typed)) return works;
  const { sql, values } = foundByHolder(holders);
  return { sql: `${works.sql} union ${sql}`, values: [...works.values, ...values] };
}

/** `from` and `where` of the lines `l` with their distributions `d`. `cross join` makes SQLite read them in this order. */
function linesOf({ calculationId, reason, year, search }: ReserveAsked): SqlPart {
  const found = search && foundBy(search);
  const conditions: SqlPart[] = [
    { sql: `l.${reserved} and d.calculation_id = l.calculation_id`, values: [] },
    calculationId === undefined
      ? { sql: `d.state in ('approved', 'paid')`, values: [] }
      : { sql: 'l.calculation_id = ?', values: [calculationId] },
  ];
  if (found) conditions.push({ sql: 'l.id = f.id', values: [] });
  if (reason) conditions.push({ sql: 'l.reason = ?', values: [reason] });
  if (year)
    conditions.push({ sql: 'd.pay_date between ? and ?', values: [`${year}-01-01`, `${year}-12-31`] });
  return {
    sql: `from ${found ? `(${found.sql}) f cross join ` : ''}accounting_lines l cross join distributions d
      where ${conditions.map(({ sql }) => sql).join(' and ')}`,
    values: [...(found?.values ?? []), ...conditions.flatMap(({ values }) => values)],
  };
}

/** Sums over the lines in any state, and how many of them are in the state that is asked for. */
export interface ReserveSumsRow {
  lines: number;
  open_cents: Big;
  claimed_cents: Big;
  expired_cents: Big;
}

/** A page of lines, of the oldest calculation first and in it the largest, with the sums of all. */
export async function searchReserve(
  reader: Reader,
  asked: ReserveAsked,
  { limit, offset }: Page,
): Promise<{ rows: ReserveRow[]; sums: ReserveSumsRow | undefined }> {
  const { sql, values } = linesOf(asked);
  const check = asked.state ? stateChecks[asked.state] : '1 = 1';
  const page = query<ReserveRow>(
    `select l.isbn, l.name, l.role, l.loans, l.factor, l.numerator, l.denominator, l.cents, l.claimed_cents, l.expired_cents,
            l.reason, l.profile_id, d.hash as distribution_hash, d.name as distribution_name, d.pay_date, d.claimable_until,
            o.hash as profile_hash, o.ext_party_code, o.kind, ${nameColumns('o')}
       from (select l.id as line_id, d.id as distribution_id ${sql} and ${check}
              order by l.calculation_id, l.cents desc, l.id limit ? offset ?) found
       join accounting_lines l on l.id = found.line_id
       join distributions d on d.id = found.distribution_id
       left join profiles o on o.id = l.profile_id
      order by l.calculation_id, l.cents desc, l.id`,
  );
  const total = query<ReserveSumsRow>(
    `select cast(count(case when ${check} then 1 end) as integer) as lines,
            coalesce(sum(l.cents - l.claimed_cents - l.expired_cents), 0) as open_cents,
            coalesce(sum(l.claimed_cents), 0) as claimed_cents, coalesce(sum(l.expired_cents), 0) as expired_cents
       ${sql}`,
  );
  const [rows, sums] = await Promise.all([
    reader.all(page, [...values, limit, offset]),
    reader.first(total, values),
  ]);
  return { rows, sums };
}
