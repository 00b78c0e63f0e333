import { DomainError } from '@nimio/domain/errors';
import type { removeWork } from '@nimio/domain/work/work.endpoints';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { leaveWork } from '../share-store.js';
import { findAuthorName } from '../store.js';
import { refuseLocked } from '../work-rules.js';
import { listedWorkForUpdate } from './edit-work.js';

export const takeOffList: UseCase<typeof removeWork> = ({ params, caller, profile, requestId }) => {
  const app = system();
  return app.db.transaction(async (tx) => {
    const authorNameId = await findAuthorName(tx, profile.id, params.authorHash);
    if (authorNameId === undefined) throw new DomainError('notFound');
    const work = await listedWorkForUpdate(tx, params.bookHash, profile.id);
    refuseLocked(work, app.now());
    await leaveWork(tx, work.id, profile.id);
    await audit(tx, 'work.remove', { caller, profile, requestId }, { isbn: work.isbn });
    return undefined;
  });
};
