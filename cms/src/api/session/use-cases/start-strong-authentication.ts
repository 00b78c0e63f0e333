import type * as endpoints from '@nimio/domain/session/session.endpoints';
import type { StrongAuthPurpose } from '@nimio/domain/session/session.schema';
import type { UseCase } from '../../../http/call.js';
import { StrongAuthError } from '../../../integrations/strong-auth/strong-auth.js';
import { countFailedLogin } from '../../../metrics/metrics.js';
import { newToken } from '../../../security/tokens.js';
import { system } from '../../../system.js';
import { bankCookie, insertAttempt, registrationMinutes } from '../registration-store.js';

const attemptSeconds = 15 * 60;

/**
 * Covers the time at the bank and the registration after it; a tab that starts later does not shorten an earlier one's.
 */
const cookieSeconds = attemptSeconds + registrationMinutes * 60;

interface Started {
  language?: string;
  purpose?: StrongAuthPurpose | null | undefined;
}

const startOf: Record<StrongAuthPurpose, string> = {
  deathReport: '/report-death',
  proof: '/settings/bank',
};

/** The page on which the person began, with the outcome if they do not go on to register. */
export const backToStart = (reason: string, { language, purpose }: Started = {}): string =>
  `${purpose ? startOf[purpose] : '/login'}?${new URLSearchParams({
    reason,
    ...(language ? { language } : {}),
  }).toString()}`;

export const startStrongAuthentication: UseCase<typeof endpoints.startStrongAuthentication> = async ({
  query,
  browser,
}) => {
  const app = system();
  try {
    const { url, attempt } = await app.strongAuth.start(query.language);
    // Two tabs may identify concurrently.
    const browserToken = browser.cookie(bankCookie) ?? newToken();
    await insertAttempt(app, { ...query, attempt, browserToken, seconds: attemptSeconds });
    browser.setCookie(bankCookie, browserToken, cookieSeconds);
    return url;
  } catch (error) {
    if (!(error instanceof StrongAuthError)) throw error;
    countFailedLogin('bank');
    app.log.warn({ reason: error.reason, detail: error.message }, 'strong authentication could not start');
    return backToStart('strongAuthUnavailable', query);
  }
};
