import type * as endpoints from '@nimio/domain/account/account.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { deleteSessionsOf } from '../../../identity/sessions.js';
import { system } from '../../../system.js';
import { deletePasswordLinks } from '../../session/password-link-store.js';
import { lockAccount } from '../../session/store.js';
import { customerOf, requireLogin } from '../require-login.js';
import { closeLogin } from '../store.js';

/** Sessions and links end with the login. Closing it twice changes nothing, and staff cannot close their own login. */
export const closeAccount: UseCase<typeof endpoints.closeAccount> = async ({ params, caller, requestId }) => {
  const app = system();
  const login = await requireLogin(caller, params.userHash);
  if (login.id === caller.accountId) throw new DomainError('forbidden');
  await app.db.transaction(async (tx) => {
    // A login that is already closed is not found.
    if (!(await lockAccount(tx, login.id))) return;
    await closeLogin(app, tx, login.id);
    await deleteSessionsOf(tx, login.id);
    await deletePasswordLinks(tx, login.id);
    await audit(tx, 'account.close', { caller, profile: customerOf(login), requestId });
  });
};
