import type { Transaction } from '../../data/database.js';
import { system } from '../../system.js';
import { tellAnswered } from './notice.js';
import { closeSuggestion, type ReceivedRow, readPendingOf, readPendingUnder } from './store.js';

/** The deal that suggestions refer to. */
type DealOf = Pick<ReceivedRow, 'work_id' | 'role'>;

async function lapse(tx: Transaction, rows: readonly ReceivedRow[]): Promise<void> {
  const at = system().now().toISOString();
  for (const { id } of rows) await closeSuggestion(tx, id, 'LAPSED', { at });
}

async function lapseAndTell(tx: Transaction, rows: readonly ReceivedRow[]): Promise<void> {
  await lapse(tx, rows);
  for (const row of rows) await tellAnswered(tx, row, { kind: 'lapsed' });
}

/** Pending suggestions on a deleted deal: no one can answer them any more. */
export const lapseWithDeal = async (tx: Transaction, { work_id, role }: DealOf): Promise<void> =>
  lapseAndTell(tx, await readPendingOf(tx, work_id, role));

/** Suggestions made under a deleted author name. */
export const lapseUnderName = async (tx: Transaction, authorNameId: number): Promise<void> =>
  lapseAndTell(tx, await readPendingUnder(tx, authorNameId));

/** A profile's suggestions for a deal that it now owns or leaves; it knows about these itself. */
export async function lapseOwn(tx: Transaction, { work_id, role }: DealOf, profileId: number): Promise<void> {
  const pending = await readPendingOf(tx, work_id, role);
  await lapse(
    tx,
    pending.filter(({ suggester_profile_id }) => suggester_profile_id === profileId),
  );
}
