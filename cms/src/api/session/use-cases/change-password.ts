import { DomainError } from '@nimio/domain/errors';
import { passwordStrength } from '@nimio/domain/password/password-strength';
import type * as endpoints from '@nimio/domain/session/session.endpoints';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { rememberDevice } from '../../../identity/devices.js';
import {
  callerOf,
  deleteSessionsOf,
  insertSession,
  requireSession,
  setSessionCookie,
} from '../../../identity/sessions.js';
import { hashPassword } from '../../../security/passwords.js';
import { system } from '../../../system.js';
import { requireOwnPassword } from '../own-password.js';
import { presentLoggedIn } from '../present.js';
import { lockAccount, setPassword } from '../store.js';

/** Ends every session and starts a new one with the full rights of a password. */
export const changePassword: UseCase<typeof endpoints.changePassword> = async (call) => {
  const app = system();
  const { params, body, caller, browser, requestId } = call;
  if (params.userHash !== caller.accountHash) throw new DomainError('notFound');
  // After strong authentication the old password is not required (§5 "Password change").
  const checked =
    caller.sessionKind === 'strong'
      ? undefined
      : await requireOwnPassword(call, body.oldPassword ?? '', 'oldPassword');
  if (!passwordStrength(body.password).isStrong)
    throw new DomainError('passwordTooWeak', { field: 'password' });
  const passwordHash = await hashPassword(body.password);
  const { accountId, profileId, sessionId } = caller;
  const token = await app.db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    // A password set in the meantime, for example by a link, has ended this session and is not overwritten.
    await requireSession(tx, sessionId);
    await checked?.requireUnchanged(tx);
    await setPassword(tx, accountId, passwordHash);
    await deleteSessionsOf(tx, accountId);
    await audit(tx, 'password.change', { caller, requestId });
    return insertSession(tx, app.now(), { accountId, profileId, kind: 'password' });
  });
  setSessionCookie(browser, token, 'password');
  rememberDevice(browser, app.vault, { id: accountId, password_hash: passwordHash });
  return presentLoggedIn(app, await callerOf(app, token));
};
