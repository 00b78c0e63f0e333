import type { Transaction } from '../../data/database.js';
import { query, type Reader } from '../../data/sql.js';
import type { Page } from '../../http/call.js';
import type { Big } from './store.js';

export interface UnregisteredRow {
  isbn: string;
  loans: Big;
  cents: Big;
  is_excluded: 0 | 1;
  is_registered: 0 | 1;
}

/** Which unregistered ISBNs are meant; `undefined` for all. */
export interface UnregisteredFilter {
  year?: number | undefined;
  /** The first and the last ISBN. */
  range?: readonly [string, string] | undefined;
  isExcluded?: boolean | undefined;
}

const isExcluded = 'exists (select 1 from excluded_isbns e where e.isbn = t.isbn)';

/** Excluded ones are listed even if no distribution has counted them, unless those of a year are asked for. */
function unregisteredSql({ year, range, isExcluded: excluded }: UnregisteredFilter) {
  const from = `from (select l.isbn, l.loans, l.cents - l.claimed_cents - l.expired_cents as cents
       from distributions d join accounting_lines l on l.calculation_id = d.calculation_id
      where l.accounting_id is null and l.reason = 'unregistered'
      ${year === undefined ? '' : 'and d.pay_date between ? and ?'}
      ${excluded && year === undefined ? 'union all select isbn, 0, 0 from excluded_isbns' : ''}) t`;
  const conditions = [
    ...(range ? ['t.isbn between ? and ?'] : []),
    ...(excluded === undefined ? [] : [excluded ? isExcluded : `not ${isExcluded}`]),
  ];
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  const ofYear = year === undefined ? [] : [`${year}-01-01`, `${year}-12-31`];
  const values = [...ofYear, ...(range ?? [])];
  return { sql: `${from} ${where}`, values };
}

/** A page of unregistered ISBNs with their sums, the largest first. */
export async function readUnregistered(
  reader: Reader,
  filter: UnregisteredFilter,
  { limit, offset }: Page,
): Promise<{ rows: UnregisteredRow[]; total: number }> {
  const { sql, values } = unregisteredSql(filter);
  const page = query<UnregisteredRow>(
    `select t.isbn, sum(t.loans) as loans, sum(t.cents) as cents,
            case when ${isExcluded} then 1 else 0 end as is_excluded,
            case when exists (select 1 from works w where w.isbn = t.isbn) then 1 else 0 end as is_registered
       ${sql} group by t.isbn order by cents desc, t.isbn limit ? offset ?`,
  );
  const count = query<{ isbns: number }>(`select cast(count(distinct t.isbn) as integer) as isbns ${sql}`);
  const rows = await reader.all(page, [...values, limit, offset]);
  return { rows, total: (await reader.first(count, values))?.isbns ?? 0 };
}

/** @returns whether it was not excluded before */
export async function insertExcluded(
  tx: Transaction,
  row: { isbn: string; account_id: number; excluded_at: string },
): Promise<boolean> {
  const known: unknown = await tx.table('excluded_isbns').where({ isbn: row.isbn }).first();
  await tx.table('excluded_isbns').insert(row).onConflict('isbn').ignore();
  return known === undefined;
}

/** @returns whether it was excluded before */
export const deleteExcluded = async (tx: Transaction, isbn: string): Promise<boolean> =>
  Number(await tx.table('excluded_isbns').where({ isbn }).delete()) > 0;
