import type { Language } from '@nimio/domain/schema';
import type { StrongAuthPurpose } from '@nimio/domain/session/session.schema';
import type { Transaction } from '../../data/database.js';
import { query, type Reader } from '../../data/sql.js';
import type { Attempt, Person } from '../../integrations/strong-auth/strong-auth.js';
import { newToken, tokenHash } from '../../security/tokens.js';
import type { System } from '../../system.js';

/** How long a verified identity is stored for the registration. */
export const registrationMinutes = 30;

const later = (app: System, seconds: number): string =>
  new Date(app.now().getTime() + seconds * 1000).toISOString();

interface NewAttempt {
  attempt: Attempt;
  browserToken: string;
  language: Language;
  purpose?: StrongAuthPurpose | undefined;
  seconds: number;
}

/** Stores what the bank's callback must prove; the secrets are encrypted. */
export async function insertAttempt(
  app: System,
  { attempt, browserToken, language, purpose, seconds }: NewAttempt,
) {
  const stateHash = tokenHash(attempt.state);
  await app.db.transaction(async (tx) => {
    await tx.table('strong_auth_attempts').where('expires_at', '<', app.now().toISOString()).delete();
    await tx.table('strong_auth_attempts').insert({
      state_hash: stateHash,
      browser_hash: tokenHash(browserToken),
      secrets_sealed: app.vault.seal(JSON.stringify(attempt), {
        table: 'strong_auth_attempts',
        column: 'secrets_sealed',
        row: stateHash,
      }),
      language,
      purpose: purpose ?? null,
      expires_at: later(app, seconds),
    });
  });
}

interface AttemptRow {
  id: number;
  browser_hash: string;
  secrets_sealed: string;
  language: Language;
  purpose: StrongAuthPurpose | null;
  expires_at: string;
}

const attemptByState = query<AttemptRow>(
  'select id, browser_hash, secrets_sealed, language, purpose, expires_at from strong_auth_attempts where state_hash = ?',
);

/** Consumes an attempt: only for the browser that started it, once, before it expires. */
export function consumeAttempt(
  app: System,
  state: string,
  browserToken: string,
): Promise<(Pick<AttemptRow, 'language' | 'purpose'> & { attempt: Attempt }) | undefined> {
  const stateHash = tokenHash(state);
  return app.db.transaction(async (tx) => {
    const row = await tx.lock(attemptByState, [stateHash]);
    if (row?.browser_hash !== tokenHash(browserToken)) return undefined;
    await tx.table('strong_auth_attempts').where({ id: row.id }).delete();
    if (row.expires_at <= app.now().toISOString()) return undefined;
    const place = { table: 'strong_auth_attempts', column: 'secrets_sealed', row: stateHash };
    return {
      attempt: JSON.parse(app.vault.open(row.secrets_sealed, place)) as Attempt,
      language: row.language,
      purpose: row.purpose,
    };
  });
}

const registrationPlace = (hash: string) => ({ table: 'registrations', column: 'person_sealed', row: hash });

/** The cookie whose token binds the bank's callback and the registration to the browser that started them. */
export const bankCookie = 'strong-auth';

/**
 * What a browser presents to register: the token of the address and the one of the cookie. A link alone does not give
 * access to what another person's bank has returned (decision 0017).
 */
export interface Identified {
  token: string;
  browserToken: string | undefined;
}

const hashOf = ({ token, browserToken = '' }: Identified): string => tokenHash(`${token}.${browserToken}`);

/** Stores the verified identity for the registration and returns the token for the address. */
export async function insertRegistration(app: System, person: Person, browserToken: string): Promise<string> {
  const token = newToken();
  const hash = hashOf({ token, browserToken });
  await app.db.transaction(async (tx) => {
    await tx.table('registrations').where('expires_at', '<', app.now().toISOString()).delete();
    await tx.table('registrations').insert({
      token_hash: hash,
      person_sealed: app.vault.seal(JSON.stringify(person), registrationPlace(hash)),
      expires_at: later(app, registrationMinutes * 60),
    });
  });
  return token;
}

interface RegistrationRow {
  id: number;
  person_sealed: string;
}

const registrationByToken = query<RegistrationRow>(
  'select id, person_sealed from registrations where token_hash = ? and expires_at > ?',
);

const personOf = (app: System, row: RegistrationRow, hash: string): Person =>
  JSON.parse(app.vault.open(row.person_sealed, registrationPlace(hash))) as Person;

/** The verified identity of a token, while it is valid and in the browser that was at the bank. */
export async function findRegistration(
  app: System,
  reader: Reader,
  identified: Identified,
): Promise<Person | undefined> {
  const hash = hashOf(identified);
  const row = await reader.first(registrationByToken, [hash, app.now().toISOString()]);
  return row && personOf(app, row, hash);
}

/** The same, locked and consumed: a second attempt finds nothing. */
export async function consumeRegistration(
  app: System,
  tx: Transaction,
  identified: Identified,
): Promise<Person | undefined> {
  const hash = hashOf(identified);
  const row = await tx.lock(registrationByToken, [hash, app.now().toISOString()]);
  if (!row) return undefined;
  await tx.table('registrations').where({ id: row.id }).delete();
  return personOf(app, row, hash);
}
