import type * as endpoints from '@nimio/domain/access/access.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { requireMayManage } from '../../account/require-account.js';
import { lockProfile, readRoles } from '../../profile/store.js';
import { mayEnd } from '../present.js';
import { endGrants, readAccess } from '../store.js';

/**
 * Access ends immediately, also in sessions that act for the profile (decision 0018). Access that has already ended
 * answers 404.
 */
export const endAccess: UseCase<typeof endpoints.endAccess> = async ({
  params,
  caller,
  profile,
  requestId,
}) => {
  const { db, now } = system();
  const at = now().toISOString();
  await db.transaction(async (tx) => {
    await lockProfile(tx, profile.id);
    const rows = await readAccess(tx, profile.id, at);
    const ending = rows.filter(({ account_hash }) => account_hash === params.userHash);
    if (ending.length === 0) throw new DomainError('notFound');
    if (!ending.every((row) => mayEnd(caller, profile, row, rows))) throw new DomainError('forbidden');
    if (ending.some(({ kind }) => kind === 'own')) requireMayManage(caller, await readRoles(tx, profile.id));
    await endGrants(
      tx,
      ending.map(({ id }) => id),
      at,
    );
    await audit(tx, 'access.end', { caller, profile, requestId }, { user: params.userHash });
  });
};
