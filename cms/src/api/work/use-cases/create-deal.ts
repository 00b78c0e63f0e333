import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/work/register.endpoints';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { lockWithSharer, recordAndNotify } from '../new-sharer.js';
import { presentRegisteredDeal } from '../present-register.js';
import { insertDeal } from '../share-store.js';
import { readDeals } from '../store.js';

export const createDeal: UseCase<typeof endpoints.createDeal> = ({ body, caller, requestId }) => {
  const { db, now } = system();
  const { isbn, role, amount, authorHash } = body;
  return db.transaction(async (tx) => {
    const { work, sharer } = await lockWithSharer(tx, isbn, authorHash, { caller });
    if ((await readDeals(tx, work.id)).some((deal) => deal.role === role))
      throw new DomainError('dealExists', { field: 'role' });
    if (role === 'translator' && !work.translated) throw new DomainError('notTranslated', { field: 'role' });
    const profileId = sharer.profile_id;
    const first = { profileId, authorNameId: sharer.id, at: now().toISOString() };
    const dealHash = await insertDeal(tx, work.id, { role, amount, sharer: first });
    const newShare = { event: 'deal.create', work, role, amount, isOwner: true } as const;
    await recordAndNotify(tx, profileId, newShare, { caller, requestId });
    return presentRegisteredDeal(tx, dealHash);
  });
};
