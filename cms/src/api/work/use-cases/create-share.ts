import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/work/register.endpoints';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { lockWithSharer, recordAndNotify } from '../new-sharer.js';
import { presentRegisteredDeal } from '../present-register.js';
import { findRegisteredDeal } from '../register-store.js';
import { rereadDeal } from '../save-deal.js';
import { claimShare } from '../share-store.js';
import { setAmount } from '../store.js';

export const createShare: UseCase<typeof endpoints.createShare> = ({ params, body, caller, requestId }) => {
  const { db, now } = system();
  return db.transaction(async (tx) => {
    const seen = await findRegisteredDeal(tx, params.dealHash);
    if (!seen) throw new DomainError('notFound');
    const { work, sharer } = await lockWithSharer(tx, seen.isbn, body.authorHash, { caller });
    const deal = await rereadDeal(tx, seen);
    const { role, amount } = deal;
    const at = now().toISOString();
    const profileId = sharer.profile_id;
    await claimShare(tx, deal, { profileId, authorNameId: sharer.id, at });
    // The alert informs the existing sharers.
    await setAmount(tx, deal.id, amount, at);
    const newShare = { event: 'deal.update', work, role, amount, isOwner: false } as const;
    await recordAndNotify(tx, profileId, newShare, { caller, requestId });
    return presentRegisteredDeal(tx, params.dealHash);
  });
};
