import { DomainError } from '@nimio/domain/errors';
import type { MailKind } from '@nimio/domain/mail-text/mail-kinds';
import type * as endpoints from '@nimio/domain/second-factor/second-factor.endpoints';
import { isAppCode } from '@nimio/domain/second-factor/second-factor.schema';
import { audit } from '../../../audit/audit.js';
import type { Caller, UseCase } from '../../../http/call.js';
import { callerOf, renewSession, requireSession, setSessionCookie } from '../../../identity/sessions.js';
import { countFailedLogin } from '../../../metrics/metrics.js';
import { system } from '../../../system.js';
import { prepareOwnerMail } from '../../account/account-mail.js';
import { presentLoggedIn } from '../../session/present.js';
import { countUnusedCodes } from '../store.js';
import { consumeCode, countAttempt, newRecoveryCodes } from '../use-code.js';

/**
 * The mail that an accepted code of this form may send. An ordinary code sends none, so a missing mail text cannot lock
 * anyone out.
 */
function mailOf(code: string, { secondFactor }: Caller): MailKind | undefined {
  if (!isAppCode(code)) return 'recovery-code-used';
  return secondFactor === 'enrol' ? 'second-factor-begun' : undefined;
}

/**
 * Raises the session by a code. Wrong codes are counted per account, and an accepted one cannot be used again. The
 * first code confirms the factor and creates the recovery codes. The owner gets a mail about that and about the use of
 * a recovery code.
 */
export const raiseSession: UseCase<typeof endpoints.raiseSession> = async (call) => {
  const app = system();
  const { body, caller, browser, succeeded, requestId } = call;
  if (caller.secondFactor === 'none') throw new DomainError('forbidden');
  const subject = await countAttempt(call);
  const kind = mailOf(body.code, caller);
  const sendMail = kind && (await prepareOwnerMail(app, kind, caller));
  const { token, recoveryCodes } = await app.db.transaction(async (tx) => {
    const accepted = await consumeCode(tx, caller, body.code);
    if (!accepted) {
      countFailedLogin('second-factor');
      throw new DomainError('secondFactorInvalid', { field: 'code' });
    }
    await requireSession(tx, caller.sessionId);
    await audit(tx, 'session.raise', { caller, requestId }, { by: accepted });
    if (accepted === 'confirmed') await sendMail?.(tx);
    if (accepted === 'recovered') {
      await sendMail?.(tx, { left: String(await countUnusedCodes(tx, caller.accountId)) });
    }
    return {
      token: await renewSession(tx, caller, app.now().toISOString()),
      recoveryCodes: accepted === 'confirmed' ? await newRecoveryCodes(tx, caller) : [],
    };
  });
  await succeeded(subject);
  setSessionCookie(browser, token, 'password');
  return { ...(await presentLoggedIn(app, await callerOf(app, token))), recoveryCodes };
};
