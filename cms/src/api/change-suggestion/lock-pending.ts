import { DomainError } from '@nimio/domain/errors';
import type { Transaction } from '../../data/database.js';
import type { ActingFor, Caller } from '../../http/call.js';
import { lockProfile } from '../profile/store.js';
import { refuseOwnAffairs } from '../work/lock-for-staff.js';
import { type Deal, lockWorkByHash, readDeals, type WorkRow } from '../work/store.js';
import { type ReceivedRow, readSuggestion } from './store.js';

export interface PendingSuggestion {
  row: ReceivedRow;
  work: WorkRow;
  deal: Deal;
}

/**
 * The suggestion with its work, locked, if it still awaits this profile's answer. Of two concurrent answers the second
 * finds it handled. The suggester's profile is locked before the work (decision 0015), so that the name of the new
 * share cannot be deleted in the meantime.
 */
export async function lockPending(
  tx: Transaction,
  hash: string,
  call: { caller: Caller; profile: ActingFor },
): Promise<PendingSuggestion> {
  const seen = await readSuggestion(tx, hash);
  await lockProfile(tx, seen.suggester_profile_id);
  const work = await lockWorkByHash(tx, seen.work_hash);
  const row = await readSuggestion(tx, hash);
  if (row.state !== 'PENDING') throw new DomainError('suggestionHandled');
  const deal = work && (await readDeals(tx, work.id)).find(({ role }) => role === row.role);
  // The owner at the start of the call may have left in the meantime.
  if (!deal || deal.owner_profile_id !== call.profile.id) throw new DomainError('notFound');
  await refuseOwnAffairs(tx, work.id, call, [row.suggester_profile_id]);
  return { row, work, deal };
}
