import type * as endpoints from '@nimio/domain/session/session.endpoints';
import type { UseCase } from '../../../http/call.js';
import { StrongAuthError } from '../../../integrations/strong-auth/strong-auth.js';
import { newToken } from '../../../security/tokens.js';
import { system } from '../../../system.js';
import {
  bankCookie,
  insertAttempt,
  insertRegistration,
  registrationMinutes,
  takeAttempt,
} from '../registration-store.js';

const attemptSeconds = 15 * 60;
/**
 * Covers the time at the bank and the registration after it; a tab that starts later does not shorten an earlier one's.
 */
const cookieSeconds = attemptSeconds + registrationMinutes * 60;

const toLogin = (reason: string, language?: string): string =>
  `/login?${new URLSearchParams({ reason, ...(language ? { language } : {}) }).toString()}`;

export const startStrongAuthentication: UseCase<typeof endpoints.startStrongAuthentication> = async ({
  query,
  browser,
}) => {
  const app = system();
  try {
    const { url, attempt } = await app.strongAuth.start(query.language);
    // Two tabs may identify concurrently.
    const browserToken = browser.cookie(bankCookie) ?? newToken();
    await insertAttempt(app, { attempt, browserToken, language: query.language, seconds: attemptSeconds });
    browser.setCookie(bankCookie, browserToken, cookieSeconds);
    return url;
  } catch (error) {
    if (!(error instanceof StrongAuthError)) throw error;
    app.log.warn({ reason: error.reason, detail: error.message }, 'strong authentication could not start');
    return toLogin('strongAuthUnavailable', query.language);
  }
};

/** Each return is consumed whatever its outcome: nothing is stored of a cancelled or rejected one. */
export const finishStrongAuthentication: UseCase<typeof endpoints.finishStrongAuthentication> = async ({
  query,
  browser,
}) => {
  const app = system();
  const browserToken = browser.cookie(bankCookie);
  const taken = browserToken && query.state ? await takeAttempt(app, query.state, browserToken) : undefined;
  if (!taken || !browserToken) return toLogin('strongAuthFailed');
  try {
    const person = await app.strongAuth.finish(
      taken.attempt,
      new URLSearchParams(query as Record<string, string>),
    );
    const token = await insertRegistration(app, person, browserToken);
    return `/register?${new URLSearchParams({ auth: token, language: taken.language }).toString()}`;
  } catch (error) {
    if (!(error instanceof StrongAuthError)) throw error;
    app.log.warn({ reason: error.reason, detail: error.message }, 'strong authentication failed');
    return toLogin(error.reason, taken.language);
  }
};
