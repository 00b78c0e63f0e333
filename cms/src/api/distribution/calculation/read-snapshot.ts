import type { Holder } from '@nimio/domain/distribution/late-claims';
import type { ClaimedDeal } from '@nimio/domain/distribution/work-parts';
import { factorOf } from '@nimio/domain/library-class/factor';
import type { BillableRole } from '@nimio/domain/work/roles';
import type { Connection } from '../../../data/connection.js';
import { placeholders, query } from '../../../data/sql.js';

/** A share as stored. */
export type HeldShare = Holder & { share: number };

/** A work with loans that count. */
export interface LentWork {
  /** `null` for an ISBN that is not in the register. */
  id: number | null;
  isbn: string;
  name: string;
  translated: boolean;
  loans: number;
  /** The weight of its class, in thousandths. */
  factor: number;
  /** The shares in the order of their claims. */
  deals: ClaimedDeal<HeldShare>[];
}

/** The columns of the work are null for an ISBN that is not in the register. */
interface WorkRow {
  id: number | null;
  isbn: string;
  name: string | null;
  translated: 0 | 1 | null;
  library_class: string | null;
  /** PostgreSQL returns text. */
  loans: number | string;
}

interface ShareRow {
  work_id: number;
  role: BillableRole;
  amount: number;
  /** Null for a deal without shares. */
  id: number | null;
  profile_id: number | null;
}

/** The ids of the distribution's periods that have loans. */
export async function readReadyPeriods(connection: Connection, distributionId: number): Promise<number[]> {
  const rows = await connection.all(
    query<{ id: number }>(`select p.id from distribution_periods d
       join loan_periods p on p.year = d.year and p.lib_group = d.lib_group and p.state = 'ready'
      where d.distribution_id = ? order by p.id`),
    [distributionId],
  );
  return rows.map(({ id }) => id);
}

/**
 * The deals of the locked works, by the id of the work.
 *
 * @param until identifies the lock
 */
export async function readDeals(
  connection: Connection,
  until: string,
): Promise<Map<number, ClaimedDeal<HeldShare>[]>> {
  // One query, so that no deal is read without its shares.
  const rows = await connection.all(
    query<ShareRow>(`select d.work_id, d.role, d.amount, s.id, s.profile_id
       from works w join deals d on d.work_id = w.id left join shares s on s.deal_id = d.id
      where w.locked_until = ? order by d.work_id, d.role, s.id`),
    [until],
  );
  const deals = new Map<number, ClaimedDeal<HeldShare>[]>();
  let holders: HeldShare[] = [];
  let last: ShareRow | undefined;
  for (const row of rows) {
    if (row.work_id !== last?.work_id || row.role !== last.role) {
      holders = [];
      const { role, amount } = row;
      const ofWork = deals.get(row.work_id) ?? [];
      ofWork.push({ role, amount, holders });
      deals.set(row.work_id, ofWork);
    }
    if (row.profile_id !== null && row.id !== null) holders.push({ profile: row.profile_id, share: row.id });
    last = row;
  }
  return deals;
}

/**
 * SQL for whether an ISBN `t.isbn` that is not in the register counts: it begins with one of so many prefixes, and is not
 * excluded.
 */
const countsUnregistered = (prefixes: number): string =>
  `(${Array.from({ length: prefixes }, () => 't.isbn like ?').join(' or ')})
     and not exists (select 1 from excluded_isbns e where e.isbn = t.isbn)`;

/**
 * The works that are locked for a distribution, and the unregistered ISBNs that count, in any order, with their loans in
 * these periods. A work that was added after the lock is among the latter, so that its points are reserved.
 *
 * @param until identifies the lock
 */
export async function readLentWorks(
  connection: Connection,
  {
    distributionId,
    periodIds,
    prefixes,
  }: { distributionId: number; periodIds: readonly number[]; prefixes: readonly string[] },
  until: string,
): Promise<LentWork[]> {
  const factors = await connection.all(
    query<{ code: string; factor: number }>(
      'select code, factor from distribution_factors where distribution_id = ?',
    ),
    [distributionId],
  );
  const factor = factorOf(factors);
  if (periodIds.length === 0) return [];
  const deals = await readDeals(connection, until);
  const isCounted =
    prefixes.length > 0 ? `w.id is not null or ${countsUnregistered(prefixes.length)}` : 'w.id is not null';
  const rows = await connection.all(
    query<WorkRow>(`select w.id, t.isbn, w.name, w.translated, w.library_class, t.loans
       from (select isbn, sum(loans) as loans from loans where period_id in (${placeholders(periodIds.length)}) group by isbn) t
       left join works w on w.isbn = t.isbn and w.locked_until = ?
      where ${isCounted}`),
    [...periodIds, until, ...prefixes.map((prefix) => `${prefix}%`)],
  );
  return rows.map(({ id, isbn, name, translated, library_class: libraryClass, loans }) => ({
    ...{ id, isbn, name: name ?? '', translated: translated === 1, loans: Number(loans) },
    factor: factor(libraryClass),
    deals: (id !== null && deals.get(id)) || [],
  }));
}
