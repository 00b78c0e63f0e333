import { newPublicHash } from '@nimio/domain/access/hash';
import { rights } from '@nimio/domain/access/rights';
import type { Endpoint } from '@nimio/domain/endpoint';
import { makeIdentityCode } from '@nimio/domain/person/identity-code';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { isOfStaff, type ProfileRole } from '@nimio/domain/profile/profile-roles';
import type { LoggedIn } from '@nimio/domain/session/session.types';
import type * as AccountStore from '../../src/api/session/account-store.js';
import type * as Present from '../../src/api/session/present.js';
import type * as Sessions from '../../src/identity/sessions.js';
import type * as Passwords from '../../src/security/passwords.js';
import { Browser } from './browser.js';
import { load } from './load.js';
import { newestRow } from './rows.js';
import { giveFactor } from './second-factor.js';
import { server } from './server.js';

export const password = 'a passphrase for every test';

let hashOfPassword: Promise<string> | undefined;
/** Hashing is slow by design, so each worker hashes the one password of its test accounts once. */
const passwordHash = (): Promise<string> =>
  (hashOfPassword ??= load<typeof Passwords>('security/passwords.js').hashPassword(password));

let count = 0;

/** A test person that is unique in this worker. */
export function newPerson() {
  count += 1;
  const day = new Date(Date.UTC(1950, 0, 1 + Math.floor(count / 90)));
  const birthdate = day.toISOString().slice(0, 10);
  return {
    givenName: `Testi${count}`,
    familyName: 'Henkilö',
    name: `Testi${count} Henkilö`,
    birthdate,
    identityCode: makeIdentityCode(birthdate, '-', 900 + (count % 90)),
  };
}

export interface Author {
  browser: Browser;
  me: LoggedIn;
  username: string;
  profileHash: string;
  authorHash: string;
  person: ReturnType<typeof newPerson>;
}

interface Options {
  /** Address and bank account, so that works can be added; true by default. */
  isComplete?: boolean;
  /** Current terms accepted; true by default. */
  acceptsTerms?: boolean;
  /** Of a creator, in addition to the roles; true by default. */
  isCreator?: boolean;
  roles?: string[];
  /** By default a new one. */
  person?: Author['person'];
  /** Staff have entered the second factor; true by default. */
  isRaised?: boolean;
}

const isStaff = ({ roles = [] }: Options): boolean => isOfStaff(roles as ProfileRole[]);

interface AccountIds {
  accountId: number;
  profileId: number;
}

async function insert(username: string, person: Author['person'], options: Options): Promise<AccountIds> {
  const { system } = await server();
  const accounts = load<typeof AccountStore>('api/session/account-store.js');
  const hashed = await passwordHash();
  const version = options.acceptsTerms === false ? '2000-01-01' : await system.content.currentTermsVersion();
  return system.db.transaction(async (tx) => {
    const profileId = await accounts.profileOfPerson(system, tx, person, {
      language: 'fi',
      email: `${username}@example.org`,
    });
    const accountId = await accounts.insertAccount(system, tx, {
      hash: newPublicHash(),
      username,
      email: `${username}@example.org`,
      passwordHash: hashed,
      identityCode: person.identityCode,
      profileId,
      terms: { version, language: 'fi' },
    });
    if (options.isCreator === false) {
      await tx.table('profile_roles').where({ profile_id: profileId, role: 'creator' }).delete();
    }
    for (const role of options.roles ?? []) {
      await tx
        .table('profile_roles')
        .insert({ profile_id: profileId, role })
        .onConflict(['profile_id', 'role'])
        .ignore();
    }
    if (options.isComplete === false) return { accountId, profileId };
    await tx.table('profiles').where({ id: profileId }).update({
      street_address: 'Kirstinkatu 12 B 34',
      zip_code: '00510',
      post_center: 'Helsinki',
      country: 'FI',
      phone: '040 123 4567',
    });
    await tx.table('bank_accounts').insert({
      hash: newPublicHash(),
      profile_id: profileId,
      iban: 'FI2112345600000785',
      foreign_account: 0,
      priority: 1,
      created_at: system.now().toISOString(),
    });
    return { accountId, profileId };
  });
}

/** A profile of the register without an account. */
export async function newCustomer(): Promise<string> {
  const { system } = await server();
  const accounts = load<typeof AccountStore>('api/session/account-store.js');
  const contact = { language: 'sv' as const };
  const id = await system.db.transaction((tx) => accounts.profileOfPerson(system, tx, newPerson(), contact));
  return (await newestRow<{ hash: string }>('profiles', { id })).hash;
}

/** Logs the browser in as a login does, but without the HTTP call and the slow check of the password. */
async function logIn(browser: Browser, ids: AccountIds, options: Options): Promise<LoggedIn> {
  const { system } = await server();
  const sessions = load<typeof Sessions>('identity/sessions.js');
  const { presentLoggedIn } = load<typeof Present>('api/session/present.js');
  const now = system.now();
  let token = await system.db.transaction((tx) =>
    sessions.insertSession(tx, now, { ...ids, kind: 'password' }),
  );
  let caller = await sessions.callerOf(system, token);
  if (isStaff(options)) {
    await giveFactor(caller.accountHash);
    if (options.isRaised !== false) {
      const { renewSession } = sessions;
      token = await system.db.transaction((tx) => renewSession(tx, caller, now.toISOString()));
    }
    caller = await sessions.callerOf(system, token);
  }
  browser.cookies.set(sessions.sessionCookie, token);
  return presentLoggedIn(system, caller);
}

/** A new author, logged in with their own browser. */
export async function newAuthor(options: Options = {}): Promise<Author> {
  const person = options.person ?? newPerson();
  count += 1;
  const username = `author${process.pid}x${count}`;
  const ids = await insert(username, person, options);
  const browser = new Browser();
  const me = await logIn(browser, ids, options);
  const [name] = me.profile.nameData;
  return { browser, me, username, person, profileHash: me.profile.hash, authorHash: name?.authorHash ?? '' };
}

/** A person who may make the call: staff of the lowest role with the right if it is limited to staff. */
export const authorFor = ({ access }: Endpoint): Promise<Author> =>
  newAuthor(access.who === 'staff' ? { roles: rights[access.right].slice(0, 1) } : {});

/** Gives the profile exactly these roles. */
export async function giveRoles({ profileHash }: Author, roles: readonly ProfileRole[]): Promise<void> {
  const { db } = (await server()).system;
  const { id } = await newestRow<{ id: number }>('profiles', { hash: profileHash });
  await db.transaction(async (tx) => {
    await tx.table('profile_roles').where({ profile_id: id }).delete();
    await tx.table('profile_roles').insert(roles.map((role) => ({ profile_id: id, role })));
  });
}

export const readProfile = async ({ browser, profileHash }: Author): Promise<Profile> =>
  (await browser.get<Profile>(`/profiles/${profileHash}`)).record;

/** Grants the author access to the other's profile until this time, or without an end. */
export async function represent(
  { me }: Author,
  other: Pick<Author, 'profileHash'>,
  until: string | null = null,
): Promise<void> {
  const { knex } = (await server()).system.db;
  const account = await newestRow<{ id: number }>('accounts', { hash: me.user.hash });
  const profile = await newestRow<{ id: number }>('profiles', { hash: other.profileHash });
  const grant = { account_id: account.id, profile_id: profile.id, valid_from: '2020-01-01T00:00:00.000Z' };
  await knex('access_grants')
    .insert({ ...grant, kind: 'representative', valid_to: until })
    .onConflict(['account_id', 'profile_id', 'valid_from'])
    .merge(['valid_to']);
}
