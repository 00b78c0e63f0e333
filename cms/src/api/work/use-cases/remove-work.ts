import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/work/work.endpoints';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { followNames } from '../../isni-sync/follow-names.js';
import { lockProfile } from '../../profile/store.js';
import { refuseOwnAffairs } from '../lock-for-staff.js';
import { notifyActedFor, notifyNewOwners, notifyOriginal } from '../notice.js';
import { leaveWork } from '../share-store.js';
import { findAuthorName, readDeals } from '../store.js';
import type { WorkFacts } from '../work-facts.js';
import { becomeOriginal, refuseLocked, rolesOf } from '../work-rules.js';
import { listedWorkForUpdate } from './update-work.js';

export const removeWork: UseCase<typeof endpoints.removeWork> = ({ params, caller, profile, requestId }) => {
  const app = system();
  return app.db.transaction(async (tx) => {
    // Locked before the work (decision 0015), as in every change of ownership.
    await lockProfile(tx, profile.id);
    const authorNameId = await findAuthorName(tx, profile.id, params.authorHash);
    if (authorNameId === undefined) throw new DomainError('notFound');
    const { work, held } = await listedWorkForUpdate(tx, params.bookHash, profile.id);
    refuseLocked(work, app.now());
    await refuseOwnAffairs(tx, work.id, { caller, profile });
    const before = await readDeals(tx, work.id);
    const passedOn = await leaveWork(tx, work.id, profile.id);
    const at = app.now().toISOString();
    await notifyNewOwners(tx, work, passedOn, at);
    const becameOriginal = await becomeOriginal(tx, work, profile, { passedOn, at });
    if (becameOriginal) await notifyOriginal(tx, work, profile);
    await notifyActedFor(tx, profile, work, before);
    const facts = { isbn: work.isbn, removed: rolesOf(held), passedOn, becameOriginal } satisfies WorkFacts;
    await followNames(tx, profile.id);
    await audit(tx, 'work.remove', { caller, profile, requestId }, facts);
    return undefined;
  });
};
