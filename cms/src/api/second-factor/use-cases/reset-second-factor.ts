import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/second-factor/second-factor.endpoints';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { deleteSessionsOf } from '../../../identity/sessions.js';
import { system } from '../../../system.js';
import { prepareOwnerMail } from '../../account/account-mail.js';
import { customerOf, requireAccount } from '../../account/require-account.js';
import { lockAccount } from '../../session/store.js';
import { deleteFactor, lockFactor } from '../store.js';

/**
 * The other person sets up a new factor; their sessions end, and they get a mail if the factor was in use. Staff cannot
 * reset their own.
 */
export const resetSecondFactor: UseCase<typeof endpoints.resetSecondFactor> = async ({
  params,
  caller,
  requestId,
}) => {
  const app = system();
  if (params.userHash === caller.accountHash) throw new DomainError('forbidden');
  const account = await requireAccount(caller, params.userHash);
  const sendMail = await prepareOwnerMail(app, 'second-factor-reset', {
    accountId: account.id,
    email: account.email,
  });
  await app.db.transaction(async (tx) => {
    await lockAccount(tx, account.id);
    if ((await lockFactor(tx, account.id))?.confirmed_at) await sendMail(tx);
    await deleteFactor(tx, account.id);
    await deleteSessionsOf(tx, account.id);
    await audit(tx, 'second-factor.reset', { caller, profile: customerOf(account), requestId });
  });
};
