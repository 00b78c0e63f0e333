import type { ClaimedDeal } from '@nimio/domain/distribution/work-parts';
import { factorOf } from '@nimio/domain/library-class/factor';
import type { BillableRole } from '@nimio/domain/work/roles';
import type { Connection } from '../../../data/connection.js';
import { placeholders, query } from '../../../data/sql.js';

/** A work with loans that count. */
export interface LentWork {
  id: number;
  isbn: string;
  name: string;
  translated: boolean;
  loans: number;
  /** The weight of its class, in thousandths. */
  factor: number;
  /** The shares by profile id, in the order of their claims. */
  deals: ClaimedDeal<number>[];
}

interface WorkRow {
  id: number;
  isbn: string;
  name: string;
  translated: 0 | 1;
  library_class: string | null;
  /** PostgreSQL returns text. */
  loans: number | string;
}

interface ShareRow {
  work_id: number;
  role: BillableRole;
  amount: number;
  /** Null for a deal without shares. */
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

async function readDeals(connection: Connection, until: string): Promise<Map<number, ClaimedDeal<number>[]>> {
  // One query, so that no deal is read without its shares.
  const rows = await connection.all(
    query<ShareRow>(`select d.work_id, d.role, d.amount, s.profile_id
       from works w join deals d on d.work_id = w.id left join shares s on s.deal_id = d.id
      where w.locked_until = ? order by d.work_id, d.role, s.id`),
    [until],
  );
  const deals = new Map<number, ClaimedDeal<number>[]>();
  let holders: number[] = [];
  let last: ShareRow | undefined;
  for (const row of rows) {
    if (row.work_id !== last?.work_id || row.role !== last.role) {
      holders = [];
      const { role, amount } = row;
      const ofWork = deals.get(row.work_id) ?? [];
      ofWork.push({ role, amount, holders });
      deals.set(row.work_id, ofWork);
    }
    if (row.profile_id !== null) holders.push(row.profile_id);
    last = row;
  }
  return deals;
}

/**
 * The works that are locked for a distribution, in any order, with their loans in these periods.
 *
 * @param until identifies the lock
 */
export async function readLentWorks(
  connection: Connection,
  { distributionId, periodIds }: { distributionId: number; periodIds: readonly number[] },
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
  const rows = await connection.all(
    query<WorkRow>(`select w.id, w.isbn, w.name, w.translated, w.library_class, t.loans
       from (select isbn, sum(loans) as loans from loans where period_id in (${placeholders(periodIds.length)}) group by isbn) t
       join works w on w.isbn = t.isbn
      where w.locked_until = ?`),
    [...periodIds, until],
  );
  return rows.map(({ library_class: libraryClass, translated, loans, ...work }) => ({
    ...work,
    translated: translated === 1,
    loans: Number(loans),
    factor: factor(libraryClass),
    deals: deals.get(work.id) ?? [],
  }));
}
