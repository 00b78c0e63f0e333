import type * as endpoints from '@nimio/domain/access/access.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { customerAt } from '../../../identity/profile-access.js';
import { pinSessions } from '../../../identity/sessions.js';
import { system } from '../../../system.js';
import { requireMayManage } from '../../account/require-account.js';
import { findAccountByHash } from '../../account/store.js';
import { requireOpenProfile } from '../../profile/require-open-profile.js';
import { lockProfile, readRoles } from '../../profile/store.js';
import { readGrantedAccess } from '../present.js';
import { accessKindOf, insertGrant, readAccessOf } from '../store.js';

/**
 * Restores an account's ended access to its own profile. A closed account is opened by an invitation, and other people are
 * granted access: both answer 404 here.
 */
export const restoreAccess: UseCase<typeof endpoints.restoreAccess> = async ({
  params,
  caller,
  requestId,
}) => {
  const app = system();
  const { db, now } = app;
  const at = now().toISOString();
  const profile = await customerAt(params.profileHash);
  const roles = await readRoles(db, profile.id);
  requireMayManage(caller, roles);
  return db.transaction(async (tx) => {
    const row = await lockProfile(tx, profile.id);
    const account = await findAccountByHash(tx, app, params.userHash);
    if (!row || account?.default_profile_id !== profile.id || account.closed_at)
      throw new DomainError('notFound');
    requireOpenProfile(row);
    const restored = { profileId: profile.id, accountId: account.id, at };
    if ((await readAccessOf(tx, restored)).length === 0) {
      const kind = accessKindOf(row, roles);
      await pinSessions(tx, account.id, at);
      await insertGrant(tx, { ...restored, kind, validTo: null, byAccountId: caller.accountId });
      await audit(tx, 'access.grant', { caller, profile, requestId }, { kind, user: account.hash });
    }
    return readGrantedAccess(tx, { caller, profile }, account.id);
  });
};
