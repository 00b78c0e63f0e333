import type * as endpoints from '@nimio/domain/session/session.endpoints';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import {
  callerOf,
  renewProof as renewProofOf,
  requireSession,
  setSessionCookie,
} from '../../../identity/sessions.js';
import { system } from '../../../system.js';
import { requireOwnPassword } from '../own-password.js';
import { presentLoggedIn } from '../present.js';
import { lockAccount } from '../store.js';

/** The session continues with its profile and its rights. */
export const renewProof: UseCase<typeof endpoints.renewProof> = async (call) => {
  const app = system();
  const { body, caller, browser, requestId } = call;
  const checked = await requireOwnPassword(call, body.password, 'password');
  const token = await app.db.transaction(async (tx) => {
    await lockAccount(tx, caller.accountId);
    await requireSession(tx, caller.sessionId);
    await checked.requireUnchanged(tx);
    await audit(tx, 'session.prove', { caller, requestId }, { by: 'password' });
    return renewProofOf(tx, caller.sessionId, app.now().toISOString());
  });
  setSessionCookie(browser, token, 'password');
  return presentLoggedIn(app, await callerOf(app, token));
};
