import type * as endpoints from '@nimio/domain/account/account.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { lockAccount } from '../../session/store.js';
import { sendPasswordLinkTo } from '../account-mail.js';
import { customerOf, requireLogin } from '../require-login.js';

/** Staff never set a password: a link is mailed to the person. */
export const sendResetLink: UseCase<typeof endpoints.sendResetLink> = async ({
  params,
  caller,
  requestId,
}) => {
  const app = system();
  const login = await requireLogin(caller, params.userHash);
  if (login.closed_at) throw new DomainError('notFound');
  const send = await sendPasswordLinkTo(app, login.language);
  await app.db.transaction(async (tx) => {
    const account = await lockAccount(tx, login.id);
    if (!account) throw new DomainError('notFound');
    // The address may have been corrected just before.
    if (!account.email) throw new DomainError('accountHasNoEmail');
    await send(tx, account.email, account);
    await audit(tx, 'password-link.send', { caller, profile: customerOf(login), requestId });
  });
};
