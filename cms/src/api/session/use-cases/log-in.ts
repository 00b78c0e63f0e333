import { DomainError } from '@nimio/domain/errors';
import { passwordStrength } from '@nimio/domain/password/password-strength';
import type { logIn } from '@nimio/domain/session/session.endpoints';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { passwordMatches } from '../../../security/passwords.js';
import { system } from '../../../system.js';
import { presentMe } from '../present.js';
import { callerOf, deleteSession, giveSession, insertSession, sessionCookie } from '../sessions.js';
import { demandNewPassword, findAccount } from '../store.js';

/** One answer, in the same time, for an unknown user and a wrong password. */
export const beginSession: UseCase<typeof logIn> = async ({ body, browser, throttle, requestId }) => {
  const app = system();
  const account = await findAccount(app.db, body.username);
  // By account, so that its user name and its address of mail count together.
  const subject = account ? `account ${account.id}` : body.username;
  await throttle(subject);
  const isRight = await passwordMatches(account?.password_hash, body.password);
  if (!account || !isRight) throw new DomainError('invalidUsernameOrPassword');
  await app.throttles.succeeded('login', browser.address, subject);
  const old = browser.cookie(sessionCookie);
  const token = await app.db.transaction(async (tx) => {
    if (old) await deleteSession(tx, old);
    // Only now is the password known in plain, so only now can an old rule's be told.
    if (!passwordStrength(body.password).isStrong) await demandNewPassword(tx, account.id);
    await audit(tx, 'session.begin', { caller: { accountId: account.id }, requestId });
    return insertSession(tx, app.now(), {
      accountId: account.id,
      profileId: account.default_profile_id,
      kind: 'password',
    });
  });
  giveSession(browser, token, 'password');
  return presentMe(app, await callerOf(app, token));
};
