import { DomainError } from '@nimio/domain/errors';
import { passwordStrength } from '@nimio/domain/password/password-strength';
import type * as endpoints from '@nimio/domain/session/session.endpoints';
import { audit } from '../../../audit/audit.js';
import type { Call, UseCase } from '../../../http/call.js';
import {
  callerOf,
  deleteSessionsOf,
  insertSession,
  requireSession,
  setSessionCookie,
} from '../../../identity/sessions.js';
import { hashPassword, passwordMatches } from '../../../security/passwords.js';
import { subjectOf } from '../../../security/throttles.js';
import { system } from '../../../system.js';
import { presentLoggedIn } from '../present.js';
import { findAccountById, lockAccount, setPassword } from '../store.js';

/**
 * After strong authentication the old password is not required (§5 "Password change"). Returns the hash that the old
 * password was checked against.
 */
async function requireOldPassword(call: Call<typeof endpoints.changePassword>): Promise<string | undefined> {
  const { caller, body, throttle, succeeded } = call;
  if (caller.sessionKind === 'strong') return undefined;
  const subject = subjectOf(caller.accountId);
  await throttle(subject);
  const account = await findAccountById(system().db, caller.accountId);
  if (!(await passwordMatches(account?.password_hash, body.oldPassword ?? ''))) {
    throw new DomainError('invalidPassword', { field: 'oldPassword' });
  }
  await succeeded(subject);
  return account?.password_hash;
}

/** Ends every session and starts a new one with the full rights of a password. */
export const changePassword: UseCase<typeof endpoints.changePassword> = async (call) => {
  const app = system();
  const { params, body, caller, browser, requestId } = call;
  if (params.userHash !== caller.accountHash) throw new DomainError('notFound');
  const checked = await requireOldPassword(call);
  if (!passwordStrength(body.password).isStrong)
    throw new DomainError('passwordTooWeak', { field: 'password' });
  const passwordHash = await hashPassword(body.password);
  const { accountId, profileId, sessionId } = caller;
  const token = await app.db.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    // A password set in the meantime, for example by a link, has ended this session and is not overwritten.
    await requireSession(tx, sessionId);
    if (checked !== undefined && account?.password_hash !== checked)
      throw new DomainError('invalidPassword', { field: 'oldPassword' });
    await setPassword(tx, accountId, passwordHash);
    await deleteSessionsOf(tx, accountId);
    await audit(tx, 'password.change', { caller, requestId });
    return insertSession(tx, app.now(), { accountId, profileId, kind: 'password' });
  });
  setSessionCookie(browser, token, 'password');
  return presentLoggedIn(app, await callerOf(app, token));
};
