import { randomUUID } from 'node:crypto';
import { audit } from '../../../audit/audit.js';
import { deleteSessionsOf } from '../../../identity/sessions.js';
import type { System } from '../../../system.js';
import { prepareOwnerMail } from '../../account/account-mail.js';
import { deleteLockout } from '../../account/store.js';
import { findAccount, lockAccount } from '../../session/store.js';
import { deleteFactor, lockFactor } from '../store.js';

/** The outcome: the factor was removed, there is no such account, or the account has none. */
export type OperatorReset = 'reset' | 'unknown' | 'none';

/**
 * Removes a second factor when no superadmin is left who could, on the authority of access to the server's command
 * line. Sessions end, refused attempts are reset, and the owner of a factor in use gets a mail.
 *
 * @param name user name or e-mail, as for logging in
 */
export async function resetByOperator(app: System, name: string): Promise<OperatorReset> {
  const account = await findAccount(app.db, name);
  if (!account) return 'unknown';
  const { id: accountId, email } = account;
  const sendMail = await prepareOwnerMail(app, 'second-factor-reset', { accountId, email });
  const result = await app.db.transaction(async (tx): Promise<OperatorReset> => {
    await lockAccount(tx, accountId);
    const factor = await lockFactor(tx, accountId);
    if (!factor) return 'none';
    await deleteFactor(tx, accountId);
    await deleteSessionsOf(tx, accountId);
    await deleteLockout(tx, accountId);
    if (factor.confirmed_at) await sendMail(tx);
    const profile = { id: account.default_profile_id, asStaff: false };
    const requestId = `operator-${randomUUID().slice(0, 8)}`;
    await audit(tx, 'second-factor.reset', { caller: undefined, profile, requestId }, { by: 'operator' });
    return 'reset';
  });
  if (result === 'reset') await app.throttles.forgive('secondFactor', accountId);
  return result;
}
