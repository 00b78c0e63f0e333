import { DomainError } from '@nimio/domain/errors';
import type { MailKind } from '@nimio/domain/mail-text/mail-kinds';
import type * as endpoints from '@nimio/domain/second-factor/second-factor.endpoints';
import { isAppCode } from '@nimio/domain/second-factor/second-factor.schema';
import { audit } from '../../../audit/audit.js';
import type { Caller, UseCase } from '../../../http/call.js';
import { callerOf, giveSession, renewSession, requireSession } from '../../../identity/sessions.js';
import { system } from '../../../system.js';
import { presentLoggedIn } from '../../session/present.js';
import { countUnusedCodes } from '../store.js';
import { countTry, newRecoveryCodes, takeCode } from '../take-code.js';
import { mailToOwner } from '../tell-owner.js';

/**
 * The mail that an accepted code of this form may send. An ordinary code sends none, so a missing mail text cannot lock
 * anybody out.
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
  const subject = await countTry(call);
  const kind = mailOf(body.code, caller);
  const tell = kind && (await mailToOwner(app, kind, caller));
  const { token, recoveryCodes } = await app.db.transaction(async (tx) => {
    const taken = await takeCode(tx, caller, body.code);
    if (!taken) throw new DomainError('secondFactorInvalid', { field: 'code' });
    await requireSession(tx, caller.sessionId);
    await audit(tx, 'session.raise', { caller, requestId }, { by: taken });
    if (taken === 'confirmed') await tell?.(tx);
    if (taken === 'recovered') {
      await tell?.(tx, { left: String(await countUnusedCodes(tx, caller.accountId)) });
    }
    return {
      token: await renewSession(tx, caller, app.now().toISOString()),
      recoveryCodes: taken === 'confirmed' ? await newRecoveryCodes(tx, caller) : [],
    };
  });
  await succeeded(subject);
  giveSession(browser, token, 'password');
  return { ...(await presentLoggedIn(app, await callerOf(app, token))), recoveryCodes };
};
