import type { AccessKind } from '@nimio/domain/access/access-kinds';
import { newPublicHash } from '@nimio/domain/access/hash';
import type { Language } from '@nimio/domain/language';
import type { IdentificationPurpose } from '@nimio/domain/session/session.schema';
import type { Transaction } from '../../data/database.js';
import { lockSeries } from '../../data/number-series.js';
import { query } from '../../data/sql.js';
import type { Person } from '../../integrations/strong-auth/strong-auth.js';
import type { System } from '../../system.js';
import { insertAuthorName } from '../author-name/store.js';
import { identityColumns, insertProfile } from '../profile/insert-profile.js';
import { requireOpenProfile } from '../profile/require-open-profile.js';
import { findSamePerson } from '../profile/same-person.js';
import { emailKey, type ProfileRow } from '../profile/store.js';
import { columnsOfNames, type Names } from './name-store.js';

const profileByIdentity = query<Pick<ProfileRow, 'id' | 'closed_on' | 'died_on'>>(
  'select id, closed_on, died_on from profiles where identity_code_index = ?',
);

/** What is known of a person who registers. */
interface Registrant {
  email?: string;
  phone?: string;
  language: Language;
  purpose?: IdentificationPurpose | undefined;
}

async function insertPerson(
  app: System,
  tx: Transaction,
  person: Person,
  contact: Registrant,
): Promise<number> {
  // Staff may be creating the same person at this moment.
  await lockSeries(tx, 'customer');
  const identity = {
    first_name: person.givenName,
    last_name: person.familyName,
    born_on: person.birthdate,
  };
  const profileId = await insertProfile(app, tx, {
    kind: 'person',
    ...identity,
    identityCode: person.identityCode,
    check_against_id: await findSamePerson(tx, identity),
    language: contact.language,
    email: contact.email || null,
    phone: contact.phone || null,
    roles: [contact.purpose === 'deathReport' ? 'representative' : 'creator'],
  });
  if (contact.purpose !== 'deathReport') {
    const name = { name1: person.givenName, name2: person.familyName };
    await insertAuthorName(tx, profileId, name, app.now().toISOString());
  }
  return profileId;
}

/** Values that the register lacks come from the person's registration. */
export async function completeContact(
  { db }: System,
  tx: Transaction,
  profileId: number,
  { email, phone }: Registrant,
): Promise<void> {
  await tx
    .table('profiles')
    .where({ id: profileId })
    .update({
      email: db.knex.raw('coalesce(email, ?)', [email || null]),
      email_key: db.knex.raw('coalesce(email_key, ?)', [emailKey(email)]),
      phone: db.knex.raw('coalesce(phone, ?)', [phone || null]),
    });
}

/**
 * The profile of a verified person: the register's customer without an account, or a new creator with a first,
 * unconfirmed author name made of the verified name; one who reports a death becomes a representative. Staff check one who may be a customer without an identity code.
 */
export async function profileOfPerson(
  app: System,
  tx: Transaction,
  person: Person,
  contact: Registrant,
): Promise<number> {
  const known = await tx.lock(profileByIdentity, [app.vault.index(person.identityCode, 'identity-code')]);
  if (!known) return insertPerson(app, tx, person, contact);
  requireOpenProfile(known);
  await completeContact(app, tx, known.id, contact);
  return known.id;
}

interface NewAccount extends Names {
  hash: string;
  passwordHash: string;
  /** Null if the account does not belong to one person. */
  identityCode: string | null;
  profileId: number;
  /** The accepted version; invited people accept one later. */
  terms?: { version: string; language: string };
  /** The kind of the grant, and the account of staff that gave it; `own` otherwise. */
  grant?: { kind: AccessKind; byAccountId: number };
}

/** Creates the account with its grant to its profile and its acceptance of the terms. */
export async function insertAccount(app: System, tx: Transaction, account: NewAccount): Promise<number> {
  const at = app.now().toISOString();
  const { grant, terms } = account;
  const accountId = await tx.insert('accounts', {
    hash: account.hash,
    ...columnsOfNames(account),
    password_hash: account.passwordHash,
    must_change_password: terms ? 0 : 1,
    ...identityColumns(app, { table: 'accounts', hash: account.hash, code: account.identityCode }),
    default_profile_id: account.profileId,
    created_at: at,
  });
  await tx.table('access_grants').insert({
    account_id: accountId,
    profile_id: account.profileId,
    kind: grant?.kind ?? 'own',
    valid_from: at,
    granted_by_account_id: grant?.byAccountId ?? accountId,
  });
  if (terms) await insertAcceptance(tx, accountId, { ...terms, at });
  return accountId;
}

/** The person's input at registration. */
export interface RegistrationInput extends Names {
  passwordHash: string;
  contact: Registrant;
  terms: { version: string; language: string };
}

/** The ids of an account and of its profile. */
export interface Made {
  accountId: number;
  profileId: number;
}

/** Creates the account and the profile of a verified person. */
export async function openAccount(
  app: System,
  tx: Transaction,
  person: Person,
  { contact, ...details }: RegistrationInput,
): Promise<Made> {
  const { identityCode } = person;
  const profileId = await profileOfPerson(app, tx, person, contact);
  const account = { ...details, hash: newPublicHash(), identityCode, profileId };
  return { profileId, accountId: await insertAccount(app, tx, account) };
}

/** Records the acceptance of a version with its time and language. It is idempotent. */
export async function insertAcceptance(
  tx: Transaction,
  accountId: number,
  { version, language, at }: { version: string; language: string; at: string },
): Promise<void> {
  await tx
    .table('terms_acceptances')
    .insert({ account_id: accountId, version, language, accepted_at: at })
    .onConflict(['account_id', 'version'])
    .ignore();
  await tx.table('accounts').where({ id: accountId }).update({ accepted_terms: version });
}
