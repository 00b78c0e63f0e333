import { DomainError } from '@nimio/domain/errors';
import { passwordStrength } from '@nimio/domain/password/password-strength';
import type * as endpoints from '@nimio/domain/session/session.endpoints';
import { audit } from '../../../audit/audit.js';
import type { Call, UseCase } from '../../../http/call.js';
import { knownDevice, rememberDevice } from '../../../identity/devices.js';
import {
  callerOf,
  deleteSession,
  insertSession,
  sessionCookie,
  setSessionCookie,
} from '../../../identity/sessions.js';
import { countFailedLogin } from '../../../metrics/metrics.js';
import { passwordMatches } from '../../../security/passwords.js';
import { subjectOf, subjectOfDevice, subjectOfText } from '../../../security/throttles.js';
import { system } from '../../../system.js';
import { prepareLogin } from '../../account/account-mail.js';
import { recordLockout } from '../../account/record-lockout.js';
import { presentLoggedIn } from '../present.js';
import { type AccountRow, findAccount, lockAccount, requireGrant, requireNewPassword } from '../store.js';

/**
 * Counts an attempt per account, so that its user name and mail address share the count, or for a browser that it knows.
 * Further attempts there count for the account, whose lock staff can release.
 *
 * @returns the counted subject
 */
async function countAttempt(
  { body, browser, throttle }: Call<typeof endpoints.logIn>,
  account: AccountRow | undefined,
): Promise<string> {
  const device = account && knownDevice(browser, system().vault, account);
  if (account && device !== undefined) {
    const own = subjectOfDevice(account.id, device);
    const isCounted = await throttle(own).then(
      () => true,
      (error: unknown) => {
        if (error instanceof DomainError) return false;
        throw error;
      },
    );
    if (isCounted) return own;
  }
  const subject = account ? subjectOf(account.id) : subjectOfText(body.username);
  await throttle(subject).catch((refusal: unknown) => recordLockout(account?.id, refusal));
  return subject;
}

/** The same response in the same time for an unknown user and a wrong password. */
export const logIn: UseCase<typeof endpoints.logIn> = async (call) => {
  const { body, browser, succeeded, requestId } = call;
  const app = system();
  const account = await findAccount(app.db, body.username);
  const subject = await countAttempt(call, account);
  const isRight = await passwordMatches(account?.password_hash, body.password);
  if (!account || !isRight) {
    countFailedLogin('password');
    throw new DomainError('invalidUsernameOrPassword');
  }
  await succeeded(subject);
  const { id: accountId, default_profile_id: profileId, password_hash: checked } = account;
  const old = browser.cookie(sessionCookie);
  const recordLogin = await prepareLogin(app, browser, account);
  const token = await app.db.transaction(async (tx) => {
    // A reset in the meantime ends every session: no session may begin with the previous password.
    if ((await lockAccount(tx, accountId))?.password_hash !== checked)
      throw new DomainError('invalidUsernameOrPassword');
    await requireGrant(tx, accountId, app.now().toISOString());
    if (old) await deleteSession(tx, old);
    // The plain password is known only now, so only now can staff's older passwords be checked against the rule.
    if (!passwordStrength(body.password).isStrong) await requireNewPassword(tx, accountId);
    await recordLogin(tx);
    await audit(tx, 'session.begin', { caller: { accountId }, requestId });
    return insertSession(tx, app.now(), { accountId, profileId, kind: 'password' });
  });
  setSessionCookie(browser, token, 'password');
  rememberDevice(browser, app.vault, account);
  return presentLoggedIn(app, await callerOf(app, token));
};
