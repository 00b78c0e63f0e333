import type { Transaction } from '../../data/database.js';
import { query, type Reader } from '../../data/sql.js';
import { fromShown } from '../accounting/visibility.js';

/**
 * Joins `m`, the request to pay a profile's cumulation, unless a distribution has paid it.
 *
 * @param profile the column with its id
 */
export const markOf = (profile: string) => `m.profile_id = ${profile} and m.calculation_id is null`;

const marked = query<{ id: number }>(
  `select profile_id as id from payout_marks where calculation_id is null
    union select id from profiles where closed_on > ''`,
);

/** The profiles that are paid sums below the minimum: those that staff requested, and closed customers. */
export const readMarked = async (reader: Reader): Promise<Set<number>> =>
  new Set((await reader.all(marked)).map(({ id }) => id));

const unpaid = query<{ id: number }>(
  `select id from accountings where profile_id = ? and payment_id is null
      and calculation_id in (select calculation_id from distributions where state in ('approved', 'paid'))
    order by id`,
);

/** Locks a profile's cumulation, so that no approval pays it meanwhile. Returns whether there is one. */
export const lockCumulation = async (tx: Transaction, profileId: number): Promise<boolean> =>
  (await tx.lock(unpaid, [profileId])) !== undefined;

const insertMark = query<never>(
  `insert into payout_marks (profile_id, account_id, marked_at) values (?, ?, ?)
    on conflict (profile_id) do update
      set account_id = excluded.account_id, marked_at = excluded.marked_at, calculation_id = null
    where payout_marks.calculation_id is not null`,
);

/** Returns whether it is new. */
export const markForPayOut = async (
  tx: Transaction,
  profileId: number,
  { accountId, at }: { accountId: number; at: string },
): Promise<boolean> => (await tx.run(insertMark, [profileId, accountId, at])) > 0;

const deleteMark = query<never>('delete from payout_marks where profile_id = ? and calculation_id is null');

/** Returns whether there was one. */
export const unmarkForPayOut = async (tx: Transaction, profileId: number): Promise<boolean> =>
  (await tx.run(deleteMark, [profileId])) > 0;

const fulfil = query<never>(
  `update payout_marks set calculation_id = ?
    where calculation_id is null
      and profile_id in (select p.profile_id from payments p where p.calculation_id = ?)
      and not exists (select 1 ${fromShown('accountings a')}
                       where a.profile_id = payout_marks.profile_id and a.payment_id is null)`,
);

/**
 * Removes the marks of the profiles that an approved calculation pays. A profile keeps its mark while another distribution
 * has carried over an amount since the calculation, which is still unpaid.
 */
export const fulfilMarks = (tx: Transaction, calculationId: number): Promise<number> =>
  tx.run(fulfil, [calculationId, calculationId]);

const restore = query<never>('update payout_marks set calculation_id = null where calculation_id = ?');

/** The approval of the calculation is withdrawn, and its profiles are marked again. */
export const restoreMarks = (tx: Transaction, calculationId: number): Promise<number> =>
  tx.run(restore, [calculationId]);
