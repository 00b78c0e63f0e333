import { belowShares, sharesAfter } from '@nimio/domain/change-suggestion/change-suggestion';
import type * as endpoints from '@nimio/domain/change-suggestion/change-suggestion.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { canSetAmount } from '@nimio/domain/work/shares';
import { audit } from '../../../audit/audit.js';
import type { Transaction } from '../../../data/database.js';
import type { Call, UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { followNames } from '../../isni-sync/follow-names.js';
import { notifyActedFor } from '../../work/notice.js';
import { presentRegistered } from '../../work/present.js';
import { claimShare } from '../../work/share-store.js';
import { markSeen, readDeals, setAmount } from '../../work/store.js';
import { refuseLocked } from '../../work/work-rules.js';
import { lockPending, type PendingSuggestion } from '../lock-pending.js';
import { notifyAnswered } from '../notice.js';
import { closeSuggestion, type ReceivedRow } from '../store.js';

type Accepting = Call<typeof endpoints.acceptChangeSuggestion>;

/** The suggested share, unless the suggester has claimed one in the meantime. */
async function addSuggester(tx: Transaction, { row, deal }: PendingSuggestion, at: string): Promise<boolean> {
  const isHeld = deal.shares.some(({ profile_id }) => profile_id === row.suggester_profile_id);
  if (!row.add_if_accepted || isHeld || row.author_name_id === null) return false;
  const sharer = { profileId: row.suggester_profile_id, authorNameId: row.author_name_id, at };
  await claimShare(tx, { ...deal, amount: row.amount }, sharer);
  await followNames(tx, row.suggester_profile_id);
  return true;
}

/** The suggester is the one whom the client displayed. */
function requireSuggester(
  { name_hash, suggester_hash }: ReceivedRow,
  { suggesterAuthorHash, suggesterProfileHash }: Accepting['body'],
): void {
  const isName = [undefined, name_hash].includes(suggesterAuthorHash);
  const isProfile = [undefined, suggester_hash].includes(suggesterProfileHash);
  if (!isName || !isProfile) throw new DomainError('notFound');
}

/** The number that the client displayed is still that of the deal. */
function requireSeen({ deal }: PendingSuggestion, { amount }: Accepting['body']): void {
  if (amount !== undefined && amount !== deal.amount) throw new DomainError('suggestionOutdated');
}

function requireFitting({ row, deal }: PendingSuggestion): void {
  const isHeld = deal.shares.some(({ profile_id }) => profile_id === row.suggester_profile_id);
  const min = sharesAfter({ shares: deal.shares, isHeld }, { addIfAccepted: row.add_if_accepted === 1 });
  if (canSetAmount({ shares: Array.from({ length: min }) }, row.amount)) return;
  throw new DomainError(belowShares(row.role), { field: 'suggestedAmount', params: { min } });
}

export const acceptChangeSuggestion: UseCase<typeof endpoints.acceptChangeSuggestion> = ({
  body,
  caller,
  profile,
  requestId,
}) => {
  const { db, now } = system();
  return db.transaction(async (tx) => {
    const waiting = await lockPending(tx, body.suggestionHash, { caller, profile });
    const { row, work, deal } = waiting;
    requireSuggester(row, body);
    refuseLocked(work, now());
    requireSeen(waiting, body);
    requireFitting(waiting);
    const at = now().toISOString();
    const before = await readDeals(tx, work.id);
    if (row.amount !== deal.amount) await setAmount(tx, deal.id, row.amount, at);
    // The owner sees the alert when staff have accepted it.
    if (!profile.asStaff) await markSeen(tx, [deal.id], profile.id, at);
    const isAdded = await addSuggester(tx, waiting, at);
    await notifyActedFor(tx, profile, work, before);
    await closeSuggestion(tx, row.id, 'ACCEPTED', { at });
    const facts = { isbn: work.isbn, role: row.role, from: deal.amount, to: row.amount, isAdded };
    await audit(tx, 'change-suggestion.accept', { caller, profile, requestId }, facts);
    await notifyAnswered(tx, row, { kind: 'accepted', isAdded });
    return presentRegistered(tx, work, profile.id, now());
  });
};
