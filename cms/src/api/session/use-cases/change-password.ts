import { DomainError } from '@nimio/domain/errors';
import { passwordStrength } from '@nimio/domain/password/password-strength';
import type { changePassword } from '@nimio/domain/session/session.endpoints';
import { audit } from '../../../audit/audit.js';
import type { Call, UseCase } from '../../../http/call.js';
import { hashPassword, passwordMatches } from '../../../security/passwords.js';
import { system } from '../../../system.js';
import { presentMe } from '../present.js';
import { callerOf, deleteSessionsOf, giveSession, insertSession } from '../sessions.js';
import { findAccount, setPassword } from '../store.js';

/** After strong authentication the old password is not asked (§5 "Password change"). */
async function requireOldPassword({ caller, body, throttle }: Call<typeof changePassword>): Promise<void> {
  if (caller.sessionKind === 'strong') return;
  await throttle(`account ${caller.accountId}`);
  const account = await findAccount(system().db, caller.username);
  if (!(await passwordMatches(account?.password_hash, body.oldPassword ?? ''))) {
    throw new DomainError('invalidPassword', { field: 'oldPassword' });
  }
}

/** Every session ends and a new one, with the full rights of a password, begins. */
export const replacePassword: UseCase<typeof changePassword> = async (call) => {
  const app = system();
  const { params, body, caller, browser, requestId } = call;
  if (params.userHash !== caller.accountHash) throw new DomainError('notFound');
  await requireOldPassword(call);
  if (!passwordStrength(body.password).isStrong)
    throw new DomainError('passwordTooWeak', { field: 'password' });
  const passwordHash = await hashPassword(body.password);
  const { accountId, profileId } = caller;
  const token = await app.db.transaction(async (tx) => {
    await setPassword(tx, accountId, passwordHash);
    await deleteSessionsOf(tx, accountId);
    await audit(tx, 'password.change', { caller, requestId });
    return insertSession(tx, app.now(), { accountId, profileId, kind: 'password' });
  });
  giveSession(browser, token, 'password');
  return presentMe(app, await callerOf(app, token));
};
