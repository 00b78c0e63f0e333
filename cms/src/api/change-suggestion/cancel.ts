import type { Transaction } from '../../data/database.js';
import { system } from '../../system.js';
import { notifyAnswered } from './notice.js';
import { closeSuggestion, type ReceivedRow, readPendingOf, readPendingUnder } from './store.js';

/** The deal that suggestions refer to. */
type DealOf = Pick<ReceivedRow, 'work_id' | 'role'>;

async function cancel(tx: Transaction, rows: readonly ReceivedRow[]): Promise<void> {
  const at = system().now().toISOString();
  for (const { id } of rows) await closeSuggestion(tx, id, 'LAPSED', { at });
}

async function cancelAndNotify(tx: Transaction, rows: readonly ReceivedRow[]): Promise<void> {
  await cancel(tx, rows);
  for (const row of rows) await notifyAnswered(tx, row, { kind: 'cancelled' });
}

/** Pending suggestions on a deleted deal: no one can answer them any more. */
export const cancelWithDeal = async (tx: Transaction, { work_id, role }: DealOf): Promise<void> =>
  cancelAndNotify(tx, await readPendingOf(tx, work_id, role));

/** Suggestions made under a deleted author name. */
export const cancelUnderName = async (tx: Transaction, authorNameId: number): Promise<void> =>
  cancelAndNotify(tx, await readPendingUnder(tx, authorNameId));

/** A profile's suggestions for a deal that it now owns or leaves; it knows about these itself. */
export async function cancelOwn(
  tx: Transaction,
  { work_id, role }: DealOf,
  profileId: number,
): Promise<void> {
  const pending = await readPendingOf(tx, work_id, role);
  await cancel(
    tx,
    pending.filter(({ suggester_profile_id }) => suggester_profile_id === profileId),
  );
}
