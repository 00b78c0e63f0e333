import * as endpoints from '@nimio/domain/account/account.endpoints';
import { auditCall } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { customerAt } from '../../../identity/profile-access.js';
import { system } from '../../../system.js';
import { presentProfileAccount } from '../present.js';
import { mayManage } from '../require-account.js';
import { readAccountsOf, readAccountsWithAccess } from '../store.js';

/**
 * Estates and organisations have no dedicated account: other people's accounts have access to them, and reading these is an
 * audit event.
 */
export const listProfileAccounts: UseCase<typeof endpoints.listProfileAccounts> = async ({
  params,
  caller,
  requestId,
}) => {
  const app = system();
  const profile = await customerAt(params.profileHash);
  const open = await readAccountsWithAccess(app.db, app, profile.id);
  const shut = (await readAccountsOf(app.db, app, profile.id))
    .filter(({ id }) => !open.some((account) => account.id === id))
    .map((account) => ({ ...account, access: null }));
  const shown = [...open, ...shut].filter((account) => mayManage(caller, account));
  const read = [profile.id, ...shown.map((account) => account.default_profile_id)];
  await auditCall(endpoints.listProfileAccounts, { caller, requestId }, read);
  return { records: shown.map(presentProfileAccount), total: shown.length };
};
