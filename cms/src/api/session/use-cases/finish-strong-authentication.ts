import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/session/session.endpoints';
import { audit } from '../../../audit/audit.js';
import type { Call, UseCase } from '../../../http/call.js';
import { renewProof, requireSession, setSessionCookie } from '../../../identity/sessions.js';
import { type Person, StrongAuthError } from '../../../integrations/strong-auth/strong-auth.js';
import { countFailedLogin } from '../../../metrics/metrics.js';
import { system } from '../../../system.js';
import { bankCookie, consumeAttempt, insertRegistration } from '../registration-store.js';
import { findAccountByIdentity } from '../store.js';
import { backToStart } from './start-strong-authentication.js';

type Returning = Call<typeof endpoints.finishStrongAuthentication>;

const toLogin = '/login?reason=sessionExpired&to=%2Fsettings%2Fbank';

/** Another person has identified inside a session: perhaps a thief of the session, or of the codes. */
async function refuseProof({ caller, requestId }: Returning): Promise<string> {
  countFailedLogin('bank');
  await system().db.transaction((tx) =>
    audit(tx, 'session.refuse-proof', { caller, requestId }, { by: 'bank' }),
  );
  return backToStart('proofOfOther', { purpose: 'proof' });
}

/** The bank has identified the user of this browser's session again; another person renews nothing. */
async function proveAgain(call: Returning, person: Person): Promise<string> {
  const { caller, browser, requestId } = call;
  const app = system();
  browser.clearCookie(bankCookie);
  if (caller?.sessionKind !== 'password') return toLogin;
  const identity = app.vault.index(person.identityCode, 'identity-code');
  const account = await findAccountByIdentity(app.db, identity);
  if (account?.id !== caller.accountId) return refuseProof(call);
  const token = await app.db.transaction(async (tx) => {
    await requireSession(tx, caller.sessionId);
    await audit(tx, 'session.prove', { caller, requestId }, { by: 'bank' });
    return renewProof(tx, caller.sessionId, app.now().toISOString());
  });
  setSessionCookie(browser, token, 'password');
  return backToStart('proved', { purpose: 'proof' });
}

/** Each return is consumed whatever its outcome: nothing is stored of a cancelled or rejected one. */
export const finishStrongAuthentication: UseCase<typeof endpoints.finishStrongAuthentication> = async (
  call,
) => {
  const { query, browser } = call;
  const app = system();
  const browserToken = browser.cookie(bankCookie);
  const taken =
    browserToken && query.state ? await consumeAttempt(app, query.state, browserToken) : undefined;
  if (!taken || !browserToken) return backToStart('strongAuthFailed');
  try {
    const person = await app.strongAuth.finish(
      taken.attempt,
      new URLSearchParams(query as Record<string, string>),
    );
    const { language, purpose } = taken;
    if (purpose === 'proof') return await proveAgain(call, person);
    const token = await insertRegistration(app, person, browserToken);
    const parameters = { auth: token, language, ...(purpose && { purpose }) };
    return `/register?${new URLSearchParams(parameters).toString()}`;
  } catch (error) {
    // The session has ended while its user was at the bank.
    if (error instanceof DomainError && error.code === 'sessionMissing') return toLogin;
    if (!(error instanceof StrongAuthError)) throw error;
    if (error.reason !== 'strongAuthCancelled') countFailedLogin('bank');
    app.log.warn({ reason: error.reason, detail: error.message }, 'strong authentication failed');
    return backToStart(error.reason, taken);
  }
};
