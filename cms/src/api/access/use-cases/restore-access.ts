import type { restoreAccess } from '@nimio/domain/access/access.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { isOfStaff } from '@nimio/domain/profile/profile-roles';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { findLogin } from '../../account/store.js';
import { findProfileAsStaff } from '../../profile/access.js';
import { lockProfile, readRoles } from '../../profile/store.js';
import { settleSessions } from '../../session/sessions.js';
import { kindFor } from '../kind-for.js';
import { presentAccess } from '../present.js';
import { insertGrant, readAccess, readAccessOf } from '../store.js';

/**
 * A login whose access to its own profile has ended gets it back. One that is closed is opened by an invitation, and
 * anybody else is given access: here both are 404.
 */
export const giveBackAccess: UseCase<typeof restoreAccess> = async ({ params, caller, requestId }) => {
  const app = system();
  const { db, now } = app;
  const at = now().toISOString();
  const found = await findProfileAsStaff(app, 'profile', params.profileHash);
  if (!found) throw new DomainError('notFound');
  const roles = await readRoles(db, found.id);
  if (isOfStaff(roles) && !caller.rights.includes('manageStaffLogins')) throw new DomainError('forbidden');
  const profile = { ...found, asStaff: true };
  return db.transaction(async (tx) => {
    const row = await lockProfile(tx, profile.id);
    const login = await findLogin(tx, app, params.userHash);
    if (!row || login?.default_profile_id !== profile.id || login.closed_at)
      throw new DomainError('notFound');
    const account = { profileId: profile.id, accountId: login.id, at };
    if ((await readAccessOf(tx, account)).length === 0) {
      const kind = kindFor(row, roles);
      await settleSessions(tx, login.id, at);
      await insertGrant(tx, { ...account, kind, validTo: null, byAccountId: caller.accountId });
      await audit(tx, 'access.grant', { caller, profile, requestId }, { kind, user: login.hash });
    }
    const rows = await readAccess(tx, profile.id, at);
    const given = rows.find(({ account_id }) => account_id === login.id);
    if (!given) throw new DomainError('notFound');
    return presentAccess(given, { caller, profile, rows });
  });
};
