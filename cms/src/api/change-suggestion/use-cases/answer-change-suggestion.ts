import { belowShares, sharesAfter } from '@nimio/domain/change-suggestion/change-suggestion';
import type * as endpoints from '@nimio/domain/change-suggestion/change-suggestion.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { canSetAmount } from '@nimio/domain/work/shares';
import { audit } from '../../../audit/audit.js';
import type { Transaction } from '../../../data/database.js';
import type { ActingFor, Call, UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { followNames } from '../../isni-sync/follow-names.js';
import { lockProfile } from '../../profile/store.js';
import { presentRegistered } from '../../work/present.js';
import { claimShare } from '../../work/share-store.js';
import { type Deal, lockWorkByHash, markSeen, readDeals, setAmount, type WorkRow } from '../../work/store.js';
import { refuseLocked } from '../../work/work-rules.js';
import { tellAnswered } from '../notice.js';
import { closeSuggestion, type ReceivedRow, readSuggestion } from '../store.js';

type Accepting = Call<typeof endpoints.acceptChangeSuggestion>;

interface Waiting {
  row: ReceivedRow;
  work: WorkRow;
  deal: Deal;
}

/**
 * The suggestion with its work, locked, if it still awaits this profile's answer. Of two concurrent answers the second
 * finds it handled. The suggester's profile is locked before the work (decision 0015), so that the name of the new
 * share cannot be deleted in the meantime.
 */
async function lockWaiting(tx: Transaction, hash: string, { id: ownerId }: ActingFor): Promise<Waiting> {
  const seen = await readSuggestion(tx, hash);
  await lockProfile(tx, seen.suggester_profile_id);
  const work = await lockWorkByHash(tx, seen.work_hash);
  const row = await readSuggestion(tx, hash);
  if (row.state !== 'PENDING') throw new DomainError('suggestionHandled');
  const deal = work && (await readDeals(tx, work.id)).find(({ role }) => role === row.role);
  // The owner at the start of the call may have left in the meantime.
  if (!deal || deal.owner_profile_id !== ownerId) throw new DomainError('notFound');
  return { row, work, deal };
}

/** The suggested share, unless the suggester has claimed one in the meantime. */
async function addSuggester(tx: Transaction, { row, deal }: Waiting, at: string): Promise<boolean> {
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
function requireSeen({ deal }: Waiting, { amount }: Accepting['body']): void {
  if (amount !== undefined && amount !== deal.amount) throw new DomainError('suggestionOutdated');
}

function requireFitting({ row, deal }: Waiting): void {
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
    const waiting = await lockWaiting(tx, body.suggestionHash, profile);
    const { row, work, deal } = waiting;
    requireSuggester(row, body);
    refuseLocked(work, now());
    requireSeen(waiting, body);
    requireFitting(waiting);
    const at = now().toISOString();
    if (row.amount !== deal.amount) await setAmount(tx, deal.id, row.amount, at);
    await markSeen(tx, [deal.id], profile.id, at);
    const isAdded = await addSuggester(tx, waiting, at);
    await closeSuggestion(tx, row.id, 'ACCEPTED', { at });
    const facts = { isbn: work.isbn, role: row.role, from: deal.amount, to: row.amount, isAdded };
    await audit(tx, 'change-suggestion.accept', { caller, profile, requestId }, facts);
    await tellAnswered(tx, row, { kind: 'accepted', isAdded });
    return presentRegistered(tx, work, profile.id, now());
  });
};

export const rejectChangeSuggestion: UseCase<typeof endpoints.rejectChangeSuggestion> = ({
  body,
  caller,
  profile,
  requestId,
}) => {
  const { db, now } = system();
  return db.transaction(async (tx) => {
    const { row, work } = await lockWaiting(tx, body.suggestionHash, profile);
    const { reason } = body;
    const at = now().toISOString();
    await closeSuggestion(tx, row.id, 'REJECTED', { at, reason });
    const facts = { isbn: work.isbn, role: row.role, reason };
    await audit(tx, 'change-suggestion.reject', { caller, profile, requestId }, facts);
    await tellAnswered(tx, row, { kind: 'rejected', reason });
    return undefined;
  });
};
