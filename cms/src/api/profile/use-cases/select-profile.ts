import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/profile/profile.endpoints';
import { audit } from '../../../audit/audit.js';
import { requireProfile } from '../../../http/access.js';
import type { UseCase } from '../../../http/call.js';
import { setSessionProfile } from '../../../identity/sessions.js';
import { system } from '../../../system.js';
import { presentSummaries } from '../present.js';
import { profileRowsForList } from '../store.js';

/** A foreign and a missing profile give the same response, here 403 (domain model, "Access"). */
export const selectProfile: UseCase<typeof endpoints.selectProfile> = async ({ body, caller, requestId }) => {
  const app = system();
  const key = { by: 'profile', in: 'body', name: 'profileHash' } as const;
  const profile = await requireProfile(key, body.profileHash, caller, app).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'notFound')
      throw new DomainError('representationDenied');
    throw error;
  });
  await app.db.transaction(async (tx) => {
    await setSessionProfile(tx, caller.sessionId, profile.id);
    await audit(tx, 'profile.select', { caller, profile, requestId });
  });
  const [summary] = presentSummaries(await profileRowsForList(app.db, profile.id), profile.id);
  if (!summary) throw new DomainError('representationDenied');
  return summary;
};
