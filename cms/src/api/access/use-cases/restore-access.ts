import type * as endpoints from '@nimio/domain/access/access.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { customerAt } from '../../../identity/profile-access.js';
import { pinSessions } from '../../../identity/sessions.js';
import { system } from '../../../system.js';
import { requireMayManage } from '../../account/require-login.js';
import { findLogin } from '../../account/store.js';
import { lockProfile, readRoles } from '../../profile/store.js';
import { readGrantedAccess } from '../present.js';
import { accessKindOf, insertGrant, readAccessOf } from '../store.js';

/**
 * Restores a login's ended access to its own profile. A closed login is opened by an invitation, and other people are
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
    const login = await findLogin(tx, app, params.userHash);
    if (!row || login?.default_profile_id !== profile.id || login.closed_at)
      throw new DomainError('notFound');
    const account = { profileId: profile.id, accountId: login.id, at };
    if ((await readAccessOf(tx, account)).length === 0) {
      const kind = accessKindOf(row, roles);
      await pinSessions(tx, login.id, at);
      await insertGrant(tx, { ...account, kind, validTo: null, byAccountId: caller.accountId });
      await audit(tx, 'access.grant', { caller, profile, requestId }, { kind, user: login.hash });
    }
    return readGrantedAccess(tx, { caller, profile }, login.id);
  });
};
