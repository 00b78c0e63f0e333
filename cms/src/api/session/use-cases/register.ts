import { DomainError } from '@nimio/domain/errors';
import { passwordStrength } from '@nimio/domain/password/password-strength';
import type * as endpoints from '@nimio/domain/session/session.endpoints';
import { requireCurrentTerms } from '@nimio/domain/terms/require-current-terms';
import { audit } from '../../../audit/audit.js';
import { requireFeature } from '../../../content/publishing/require-feature.js';
import { type Transaction, uniqueViolation } from '../../../data/database.js';
import type { Call, UseCase } from '../../../http/call.js';
import { rememberDevice } from '../../../identity/devices.js';
import {
  callerOf,
  deleteSession,
  insertSession,
  sessionCookie,
  setSessionCookie,
} from '../../../identity/sessions.js';
import type { Person } from '../../../integrations/strong-auth/strong-auth.js';
import { hashPassword } from '../../../security/passwords.js';
import { system } from '../../../system.js';
import { mailOfKind } from '../../account/account-mail.js';
import { type Made, openAccount } from '../account-store.js';
import { lockClosedAccount, reopenAccount } from '../closed-account-store.js';
import { asNameTaken, refuseNamesOfOthers } from '../name-store.js';
import { presentLoggedIn } from '../present.js';
import { bankCookie, consumeRegistration, findRegistration } from '../registration-store.js';
import { recordFirstBrowser } from '../store.js';

type Body = Call<typeof endpoints.register>['body'];

/** The order of the specification's errors (§8 "Registration"): terms, contact, password, then identity. */
function refuseBadInput(body: Body): void {
  if (!body.hasAcceptedDisclaimer)
    throw new DomainError('disclaimerRequired', { field: 'hasAcceptedDisclaimer' });
  if (!body.email && !body.phone) throw new DomainError('phoneOrEmailRequired', { field: 'email' });
  if (!passwordStrength(body.password).isStrong)
    throw new DomainError('passwordTooWeak', { field: 'password' });
}

interface Registering {
  body: Body;
  person: Person;
  passwordHash: string;
  requestId: string;
}

/**
 * Creates the account of a person without one, or reopens their closed account (decision 0018). Returns it with the
 * session's token.
 */
async function makeAccount(tx: Transaction, registering: Registering): Promise<Made & { token: string }> {
  const app = system();
  const { body, person, passwordHash, requestId } = registering;
  const { username, email, phone, version, language, purpose } = body;
  const terms = { version, language };
  const details = {
    username,
    email: email || null,
    contact: { email, phone, language, purpose },
    passwordHash,
    terms,
  };
  const closed = await lockClosedAccount(app, tx, person);
  await refuseNamesOfOthers(tx, details, closed?.id);
  const made = closed
    ? await reopenAccount(app, tx, closed, details)
    : await openAccount(app, tx, person, details);
  const { accountId, profileId } = made;
  const who = { caller: { accountId }, profile: { id: profileId, asStaff: false }, requestId };
  await recordFirstBrowser(tx, accountId, app.now());
  await audit(tx, closed ? 'account.reopen' : 'account.register', who, terms);
  return { ...made, token: await insertSession(tx, app.now(), { ...made, kind: 'password' }) };
}

/** Creates the account, its profile and the first session, and consumes the token, in one transaction. */
export const register: UseCase<typeof endpoints.register> = async ({ body, browser, requestId }) => {
  const app = system();
  refuseBadInput(body);
  await requireFeature('registration');
  const identified = { token: body.auth, browserToken: browser.cookie(bankCookie) };
  if (!(await findRegistration(app, app.db, identified))) throw new DomainError('registrationExpired');
  requireCurrentTerms(body.version, await app.content.currentTermsVersion());
  const passwordHash = await hashPassword(body.password);
  const sendMail = await mailOfKind(app, 'registration-completed', body.language);
  const link = `${app.publicUrl}/settings?language=${body.language}`;
  const old = browser.cookie(sessionCookie);
  const { token, accountId } = await app.db
    .transaction(async (tx) => {
      if (old) await deleteSession(tx, old);
      const person = await consumeRegistration(app, tx, identified);
      if (!person) throw new DomainError('registrationExpired');
      const made = await makeAccount(tx, { body, person, passwordHash, requestId });
      if (body.email) await sendMail(tx, body.email, { link, username: body.username });
      return made;
    })
    .catch((error: unknown) => {
      // The same person has registered in the meantime: identifying again leads to the account.
      if (uniqueViolation(error)?.includes('identity_code_index'))
        throw new DomainError('registrationExpired');
      throw asNameTaken(error);
    });
  browser.clearCookie(bankCookie);
  setSessionCookie(browser, token, 'password');
  rememberDevice(browser, app.vault, { id: accountId, password_hash: passwordHash });
  return presentLoggedIn(app, await callerOf(app, token));
};
