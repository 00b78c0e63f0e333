import type * as endpoints from '@nimio/domain/account/account.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { deleteSessionsOf } from '../../../identity/sessions.js';
import { system } from '../../../system.js';
import { requireOtherSuperadmin } from '../../customer/change-customer.js';
import { deletePasswordLinks } from '../../session/password-link-store.js';
import { lockAccount } from '../../session/store.js';
import { customerOf, requireAccount } from '../require-account.js';
import { markClosed } from '../store.js';

/** Sessions and links end with the account. Closing it twice changes nothing, and staff cannot close their own account. */
export const closeAccount: UseCase<typeof endpoints.closeAccount> = async ({ params, caller, requestId }) => {
  const app = system();
  const account = await requireAccount(caller, params.userHash);
  if (account.id === caller.accountId) throw new DomainError('forbidden');
  await app.db.transaction(async (tx) => {
    // An account that is already closed is not found.
    if (!(await lockAccount(tx, account.id))) return;
    if (account.staff_role === 'superadmin') await requireOtherSuperadmin(tx, account.default_profile_id);
    await markClosed(tx, account.id, app.now().toISOString());
    await deleteSessionsOf(tx, account.id);
    await deletePasswordLinks(tx, account.id);
    await audit(tx, 'account.close', { caller, profile: customerOf(account), requestId });
  });
};
