import * as endpoints from '@nimio/domain/account/account.endpoints';
import { auditCall } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { customerAt } from '../../../identity/profile-access.js';
import { system } from '../../../system.js';
import { presentProfileLogin } from '../present.js';
import { mayManage } from '../require-login.js';
import { readLoginsOf, readLoginsWithAccess } from '../store.js';

/**
 * Estates and organisations have no dedicated login: other people's logins have access to them, and reading these is an
 * audit event.
 */
export const listLogins: UseCase<typeof endpoints.listLogins> = async ({ params, caller, requestId }) => {
  const app = system();
  const profile = await customerAt(params.profileHash);
  const open = await readLoginsWithAccess(app.db, app, profile.id);
  const shut = (await readLoginsOf(app.db, app, profile.id))
    .filter(({ id }) => !open.some((login) => login.id === id))
    .map((login) => ({ ...login, access: null }));
  const shown = [...open, ...shut].filter((login) => mayManage(caller, login));
  const read = [profile.id, ...shown.map((login) => login.default_profile_id)];
  await auditCall(endpoints.listLogins, { caller, requestId }, read);
  return { records: shown.map(presentProfileLogin), total: shown.length };
};
