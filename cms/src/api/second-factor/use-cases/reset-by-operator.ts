import { randomUUID } from 'node:crypto';
import { audit } from '../../../audit/audit.js';
import type { System } from '../../../system.js';
import { forgetLocked } from '../../account/store.js';
import { deleteSessionsOf } from '../../session/sessions.js';
import { findAccount, lockAccount } from '../../session/store.js';
import { deleteFactor, lockFactor } from '../store.js';
import { mailToOwner } from '../tell-owner.js';

/** What became of it: the factor is gone, or there was no such account, or none that has one. */
export type OperatorReset = 'reset' | 'unknown' | 'none';

/**
 * Takes a second factor away where no superadmin is left who could: whoever may run commands on the server decides.
 * Sessions end, refused tries are forgiven, and the owner of one that was in use is told by mail.
 *
 * @param name user name or e-mail, as for logging in
 */
export async function resetByOperator(app: System, name: string): Promise<OperatorReset> {
  const account = await findAccount(app.db, name);
  if (!account) return 'unknown';
  const { id: accountId, email } = account;
  const tell = await mailToOwner(app, 'second-factor-reset', { accountId, email });
  const result = await app.db.transaction(async (tx): Promise<OperatorReset> => {
    await lockAccount(tx, accountId);
    const factor = await lockFactor(tx, accountId);
    if (!factor) return 'none';
    await deleteFactor(tx, accountId);
    await deleteSessionsOf(tx, accountId);
    await forgetLocked(tx, accountId);
    if (factor.confirmed_at) await tell(tx);
    const profile = { id: account.default_profile_id, asStaff: false };
    const requestId = `operator-${randomUUID().slice(0, 8)}`;
    await audit(tx, 'second-factor.reset', { caller: undefined, profile, requestId }, { by: 'operator' });
    return 'reset';
  });
  if (result === 'reset') await app.throttles.forgive('secondFactor', accountId);
  return result;
}
