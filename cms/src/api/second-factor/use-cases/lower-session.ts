import type * as endpoints from '@nimio/domain/second-factor/second-factor.endpoints';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { callerOf, renewSession, requireSession, setSessionCookie } from '../../../identity/sessions.js';
import { system } from '../../../system.js';
import { presentLoggedIn } from '../../session/present.js';

/** The session continues as the person's own, with their own profile. */
export const lowerSession: UseCase<typeof endpoints.lowerSession> = async ({
  caller,
  browser,
  requestId,
}) => {
  const app = system();
  const token = await app.db.transaction(async (tx) => {
    await requireSession(tx, caller.sessionId);
    if (caller.isStaff) await audit(tx, 'session.lower', { caller, requestId });
    return renewSession(tx, caller, null);
  });
  setSessionCookie(browser, token, 'password');
  return presentLoggedIn(app, await callerOf(app, token));
};
