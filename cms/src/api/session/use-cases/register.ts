import { newPublicHash } from '@nimio/domain/access/hash';
import { DomainError } from '@nimio/domain/errors';
import { passwordStrength } from '@nimio/domain/password/password-strength';
import type { register } from '@nimio/domain/session/session.endpoints';
import { audit } from '../../../audit/audit.js';
import { type Transaction, uniqueViolation } from '../../../data/database.js';
import type { Call, UseCase } from '../../../http/call.js';
import type { Person } from '../../../integrations/strong-auth/strong-auth.js';
import { hashPassword } from '../../../security/passwords.js';
import { system } from '../../../system.js';
import { insertAccount, profileOfPerson } from '../account-store.js';
import { presentMe } from '../present.js';
import { findRegistration, takeRegistration } from '../registration-store.js';
import { callerOf, deleteSession, giveSession, insertSession, sessionCookie } from '../sessions.js';

type Body = Call<typeof register>['body'];

/** Order of the specification's answers (§8 "Registration"): terms, contact, password, then who it is. */
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
  terms: { version: string; language: 'fi' | 'sv' | 'en' };
  requestId: string;
}

async function makeAccount(tx: Transaction, registering: Registering): Promise<string> {
  const app = system();
  const { body, person, passwordHash, terms, requestId } = registering;
  const profileId = await profileOfPerson(app, tx, person, { ...body, language: terms.language });
  const accountId = await insertAccount(app, tx, {
    hash: newPublicHash(),
    username: body.username,
    email: body.email || null,
    passwordHash,
    identityCode: person.identityCode,
    profileId,
    terms,
  });
  await audit(tx, 'account.register', {
    caller: { accountId },
    profile: { id: profileId, asStaff: false },
    requestId,
  });
  return insertSession(tx, app.now(), { accountId, profileId, kind: 'password' });
}

/** The account, its profile and the first session, in one transaction with the using up of the token. */
export const registerAccount: UseCase<typeof register> = async ({ body, browser, requestId }) => {
  const app = system();
  refuseBadInput(body);
  if (!(await findRegistration(app, app.db, body.auth))) throw new DomainError('registrationExpired');
  const version = await app.content.currentTermsVersion();
  const passwordHash = await hashPassword(body.password);
  const old = browser.cookie(sessionCookie);
  const token = await app.db
    .transaction(async (tx) => {
      if (old) await deleteSession(tx, old);
      const person = await takeRegistration(app, tx, body.auth);
      if (!person) throw new DomainError('registrationExpired');
      const terms = { version, language: body.language ?? 'fi' };
      return makeAccount(tx, { body, person, passwordHash, terms, requestId });
    })
    .catch((error: unknown) => {
      const taken = uniqueViolation(error);
      if (taken === undefined) throw error;
      // The same person has registered meanwhile: identifying anew leads to the account.
      if (taken.includes('identity_code_index')) throw new DomainError('registrationExpired');
      throw new DomainError('usernameOrEmailExists', {
        field: taken.includes('email') ? 'email' : 'username',
      });
    });
  giveSession(browser, token, 'password');
  return presentMe(app, await callerOf(app, token));
};
