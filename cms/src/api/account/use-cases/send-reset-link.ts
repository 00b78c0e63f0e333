import type * as endpoints from '@nimio/domain/account/account.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { lockAccount } from '../../session/store.js';
import { sendPasswordLinkTo } from '../account-mail.js';
import { customerOf, requireAccount } from '../require-account.js';

/** Staff never set a password: a link is mailed to the person. */
export const sendResetLink: UseCase<typeof endpoints.sendResetLink> = async ({
  params,
  caller,
  requestId,
}) => {
  const app = system();
  const account = await requireAccount(caller, params.userHash);
  if (account.closed_at) throw new DomainError('notFound');
  const send = await sendPasswordLinkTo(app, account.language);
  await app.db.transaction(async (tx) => {
    const locked = await lockAccount(tx, account.id);
    if (!locked) throw new DomainError('notFound');
    // The address may have been corrected just before.
    if (!locked.email) throw new DomainError('accountHasNoEmail');
    await send(tx, locked.email, locked);
    await audit(tx, 'password-link.send', { caller, profile: customerOf(account), requestId });
  });
};
