import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/session/session.endpoints';
import { audit } from '../../../audit/audit.js';
import { requireFeature } from '../../../content/publishing/require-feature.js';
import type { UseCase } from '../../../http/call.js';
import { rememberDevice } from '../../../identity/devices.js';
import { deleteSession, insertSession, sessionCookie, setSessionCookie } from '../../../identity/sessions.js';
import { system } from '../../../system.js';
import { prepareLogin } from '../../account/account-mail.js';
import { liftLockout } from '../../account/record-lockout.js';
import { bankCookie, consumeRegistration, findRegistration } from '../registration-store.js';
import { findAccountByIdentity, requireGrant } from '../store.js';

const nothingToShow = {
  given_name: null,
  family_name: null,
  birthdate: null,
  personal_identity_code: null,
  name: null,
  username: null,
};

/**
 * The identity from the bank. A person with an account gets a short strong session instead, in which only the password
 * can be changed, so that people without a mail address can recover their account (domain model, "Coming in").
 */
export const getRegistration: UseCase<typeof endpoints.getRegistration> = async ({
  params,
  browser,
  requestId,
}) => {
  const app = system();
  const identified = { token: params.auth, browserToken: browser.cookie(bankCookie) };
  const person = await findRegistration(app, app.db, identified);
  if (!person) throw new DomainError('registrationExpired');
  const identity = app.vault.index(person.identityCode, 'identity-code');
  const account = await findAccountByIdentity(app.db, identity);
  if (!account) {
    await requireFeature('registration');
    return {
      status: 'open' as const,
      url: null,
      given_name: person.givenName,
      family_name: person.familyName,
      birthdate: person.birthdate,
      personal_identity_code: person.identityCode,
      name: person.name,
      username: null,
    };
  }
  await requireGrant(app.db, account.id, app.now().toISOString());
  const recordLogin = await prepareLogin(app, browser, account);
  const token = await app.db.transaction(async (tx) => {
    const stillThere = await consumeRegistration(app, tx, identified);
    if (!stillThere) throw new DomainError('registrationExpired');
    const old = browser.cookie(sessionCookie);
    if (old) await deleteSession(tx, old);
    await recordLogin(tx);
    await audit(tx, 'session.begin-strong', { caller: { accountId: account.id }, requestId });
    const session = { accountId: account.id, profileId: account.default_profile_id, kind: 'strong' as const };
    return insertSession(tx, app.now(), session);
  });
  await liftLockout(account.id);
  browser.clearCookie(bankCookie);
  setSessionCookie(browser, token, 'strong');
  rememberDevice(browser, app.vault, account);
  return { ...nothingToShow, status: 'user_already_registered' as const, url: '/password' };
};
