import type * as endpoints from '@nimio/domain/session/session.endpoints';
import type { UseCase } from '../../../http/call.js';
import { StrongAuthError } from '../../../integrations/strong-auth/strong-auth.js';
import { countFailedLogin } from '../../../metrics/metrics.js';
import { system } from '../../../system.js';
import { bankCookie, consumeAttempt, insertRegistration } from '../registration-store.js';
import { backToStart } from './start-strong-authentication.js';

/** Each return is consumed whatever its outcome: nothing is stored of a cancelled or rejected one. */
export const finishStrongAuthentication: UseCase<typeof endpoints.finishStrongAuthentication> = async ({
  query,
  browser,
}) => {
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
    const token = await insertRegistration(app, person, browserToken);
    const { language, purpose } = taken;
    const parameters = { auth: token, language, ...(purpose && { purpose }) };
    return `/register?${new URLSearchParams(parameters).toString()}`;
  } catch (error) {
    if (!(error instanceof StrongAuthError)) throw error;
    if (error.reason !== 'strongAuthCancelled') countFailedLogin('bank');
    app.log.warn({ reason: error.reason, detail: error.message }, 'strong authentication failed');
    return backToStart(error.reason, taken);
  }
};
