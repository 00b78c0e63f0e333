import type { ProfileRole } from '@nimio/domain/profile/profile-roles';
import { registerKey } from '@nimio/domain/text/search-words';
import type { Transaction } from '../../data/database.js';
import { query, type Reader } from '../../data/sql.js';
import { indexName, type Named, type NamedRow, nameColumns, registerName } from '../profile/name.js';
import type { ProfileRow } from '../profile/store.js';

export interface FormerNameRow extends Named {
  organisation_name2: string | null;
  /** The last day, `YYYY-MM-DD`. */
  until: string;
}

const formerNames = query<FormerNameRow>(
  `select p.kind, ${nameColumns('f')}, f.organisation_name2, f.until
     from former_names f join profiles p on p.id = f.profile_id
    where f.profile_id = ? order by f.until desc, f.id desc`,
);

/** The latest first. */
export const readFormerNames = (reader: Reader, profileId: number): Promise<FormerNameRow[]> =>
  reader.all(formerNames, [profileId]);

/** Keeps the names that the customer had until today, and indexes the new ones, which the profile has already. */
export async function replaceName(
  tx: Transaction,
  before: ProfileRow,
  after: NamedRow,
  today: string,
): Promise<void> {
  const { first_name, last_name, organisation_name, organisation_name2 } = before;
  await tx.table('former_names').insert({
    profile_id: before.id,
    ...{ first_name, last_name, organisation_name, organisation_name2 },
    register_key: registerKey(registerName(before)),
    until: today,
  });
  await indexName(tx, before.id, after, await readFormerNames(tx, before.id));
}

/** A customer who may be the one that is to be created. */
export interface SimilarRow extends Named {
  id: number;
  hash: string;
  born_on: string | null;
  email_key: string | null;
}

const similar = query<SimilarRow>(
  `select p.id, p.hash, p.kind, ${nameColumns('p')}, p.born_on, p.email_key
     from profiles p
    where p.id in (select profile_id from profile_names where register_key = ?
                   union select profile_id from former_names where register_key = ?
                   union select id from profiles where email_key = ?)
    order by p.id`,
);

/** Customers with this name, now or formerly, or with the e-mail address of this key. */
export const readSimilar = (
  reader: Reader,
  name: NamedRow,
  emailKey: string | null,
): Promise<SimilarRow[]> => {
  const key = registerKey(registerName(name));
  return reader.all(similar, [key, key, emailKey]);
};

const idByIdentity = query<{ id: number }>('select id from profiles where identity_code_index = ?');
const accountByIdentity = query<{ default_profile_id: number }>(
  'select default_profile_id from accounts where identity_code_index = ?',
);
const idByRegisterNumber = query<{ id: number }>('select id from profiles where register_number = ?');

/** The customer with this identity code, as profile or as login. */
export const findByIdentity = async (reader: Reader, index: string): Promise<number | undefined> =>
  (await reader.first(idByIdentity, [index]))?.id ??
  (await reader.first(accountByIdentity, [index]))?.default_profile_id;

export const findByRegisterNumber = async (reader: Reader, number: string): Promise<number | undefined> =>
  (await reader.first(idByRegisterNumber, [number]))?.id;

/** Superadmins who can log in, except this profile. */
const superadminRoles = query<{ profile_id: number }>(
  `select profile_id from profile_roles where role = 'superadmin' order by profile_id`,
);
const otherSuperadmins = query<{ id: number }>(
  `select p.id from profile_roles r join profiles p on p.id = r.profile_id
    where r.role = 'superadmin' and p.id <> ? and p.closed_on is null and p.died_on is null
      and exists (select 1 from accounts a where a.default_profile_id = p.id and a.closed_at is null)
    limit 1`,
);

/**
 * Whether another superadmin can log in. It locks the role's rows, so that of two superadmins who remove each other the
 * second sees what the first has done.
 */
export async function hasOtherSuperadmin(tx: Transaction, profileId: number): Promise<boolean> {
  await tx.lock(superadminRoles);
  return (await tx.first(otherSuperadmins, [profileId])) !== undefined;
}

/** Where a customer is in use, besides by logins. */
const uses = [
  'select 1 from shares where profile_id = ?',
  'select 1 from contributions where profile_id = ?',
  'select 1 from deals where owner_profile_id = ?',
  'select 1 from change_suggestions where suggester_profile_id = ?',
  'select 1 from payments where profile_id = ?',
  'select 1 from accountings where profile_id = ?',
  'select 1 from accounting_lines where profile_id = ?',
  'select 1 from contracts where profile_id = ?',
  'select 1 from taxation_events where profile_id = ?',
  'select 1 from taxations where profile_id = ?',
  'select 1 from bank_accounts where profile_id = ?',
];
const others = [
  'select 1 from profiles where estate_of_id = ?',
  'select 1 from estate_heirs where profile_id = ?',
  'select 1 from death_reports where profile_id = ?',
  'select 1 from outreach_profiles where profile_id = ?',
  'select 1 from profiles where check_against_id = ?',
  'select 1 from message_copies where profile_id = ?',
  'select 1 from accounts where default_profile_id = ?',
  'select 1 from access_grants where profile_id = ?',
];
const anyOf = (statements: readonly string[]) => ({
  sql: `select case when ${statements.map((one) => `exists (${one})`).join(' or ')} then 1 else 0 end as used`,
  count: statements.length,
});
const besidesLogin = anyOf(uses);
const anywhere = anyOf([...uses, ...others]);

const isUsed = async (
  reader: Reader,
  { sql, count }: ReturnType<typeof anyOf>,
  profileId: number,
): Promise<boolean> =>
  (
    await reader.first(
      query<{ used: number }>(sql),
      Array.from({ length: count }, () => profileId),
    )
  )?.used === 1;

/** Whether anything refers to the customer, so that it cannot be deleted. */
export const isInUse = (reader: Reader, profileId: number): Promise<boolean> =>
  isUsed(reader, anywhere, profileId);

/** The same without logins, grants and messages, which can be moved. */
export const isInUseBesidesLogin = (reader: Reader, profileId: number): Promise<boolean> =>
  isUsed(reader, besidesLogin, profileId);

const repeatedCopies = query<never>(
  `delete from message_copies where profile_id = ?
     and message_id in (select message_id from message_copies where profile_id = ?)`,
);
const repeatedGrants = query<never>(
  `delete from access_grants where profile_id = ?
     and account_id in (select account_id from access_grants where profile_id = ? and valid_to is null)`,
);

/**
 * Moves logins, grants, messages, notes, places among heirs, reports of a death, connected outreach profiles and previous
 * addresses to another profile. A message or a lasting grant that both have remains once.
 */
export async function moveLogins(tx: Transaction, from: number, to: number): Promise<void> {
  await tx.run(repeatedCopies, [from, to]);
  await tx.run(repeatedGrants, [from, to]);
  await tx.table('customer_notes').where({ profile_id: from }).update({ profile_id: to });
  await tx.table('estate_heirs').where({ profile_id: from }).update({ profile_id: to });
  await tx.table('death_reports').where({ profile_id: from }).update({ profile_id: to });
  await tx.table('outreach_profiles').where({ profile_id: from }).update({ profile_id: to });
  await tx.table('accounts').where({ default_profile_id: from }).update({ default_profile_id: to });
  await tx.table('access_grants').where({ profile_id: from }).update({ profile_id: to });
  await tx.table('message_copies').where({ profile_id: from }).update({ profile_id: to });
  await tx.table('previous_emails').where({ profile_id: from }).update({ profile_id: to });
}

/** Tables with rows of a customer who is not in use; the others delete theirs with these. */
const ofUnused = [
  ...['former_names', 'profile_roles', 'profile_choices', 'profile_names', 'profile_name_parts'],
  ...['bank_accounts', 'author_names', 'customer_notes'],
];

const profileToDelete = query<{ id: number }>('select id from profiles where id = ?');

/** Locks a profile against rows of others that would refer to it, which `lockProfile` lets pass (decision 0015). */
export const lockForDeletion = (tx: Transaction, profileId: number): Promise<unknown> =>
  tx.lock(profileToDelete, [profileId], 'for update');

export async function deleteProfile(tx: Transaction, profileId: number): Promise<void> {
  // Of staff who act for the customer: they continue with their own profile.
  await tx.table('sessions').where({ profile_id: profileId }).delete();
  for (const table of ofUnused) await tx.table(table).where({ profile_id: profileId }).delete();
  await tx.table('profiles').where({ id: profileId }).delete();
}

const openContracts = query<never>(
  'update contracts set valid_to = ? where profile_id = ? and (valid_to is null or valid_to > ?)',
);

/** Contracts in force end on this day; those that would begin later never do. */
export const endContracts = (tx: Transaction, profileId: number, today: string): Promise<number> =>
  tx.run(openContracts, [today, profileId, today]);

export interface GrantRow {
  id: number;
  valid_to: string | null;
}

const openGrants = query<GrantRow>(
  'select id, valid_to from access_grants where profile_id = ? and (valid_to is null or valid_to > ?) order by id',
);

/** Grants to the profile, in force or yet to begin. */
export const readOpenGrants = (reader: Reader, profileId: number, at: string): Promise<GrantRow[]> =>
  reader.all(openGrants, [profileId, at]);

const grantEndedAt = query<never>('update access_grants set valid_to = ? where id = ? and valid_to = ?');

/** Restores the end of a grant that was ended at this time, unless it has been changed since. */
export const restoreGrant = (tx: Transaction, { id, valid_to }: GrantRow, at: string): Promise<number> =>
  tx.run(grantEndedAt, [valid_to, id, at]);

interface LoginRow {
  id: number;
  has_other: 0 | 1;
}

const openLogins = query<LoginRow>(
  `select a.id, case when exists (
       select 1 from access_grants g where g.account_id = a.id and g.profile_id <> a.default_profile_id
         and (g.valid_to is null or g.valid_to > ?)) then 1 else 0 end as has_other
     from accounts a where a.default_profile_id = ? and a.closed_at is null order by a.id`,
);

/** Open logins whose own profile it is, and whether each has a grant to another profile. */
export const readOpenLogins = (reader: Reader, profileId: number, at: string): Promise<LoginRow[]> =>
  reader.all(openLogins, [at, profileId]);

const loginClosedAt = query<never>('update accounts set closed_at = null where id = ? and closed_at = ?');

/** Reopens a login that was closed at this time, unless it has been closed again since. */
export const reopenLogin = (tx: Transaction, id: number, at: string): Promise<number> =>
  tx.run(loginClosedAt, [id, at]);

const loginsOf = query<{ id: number; hash: string }>(
  'select id, hash from accounts where default_profile_id = ? order by closed_at is not null, id',
);

/** Every login whose own profile it is, also closed ones, which come last. */
export const readLoginsOf = (reader: Reader, profileId: number): Promise<{ id: number; hash: string }[]> =>
  reader.all(loginsOf, [profileId]);

export async function saveLoginIdentity(
  tx: Transaction,
  id: number,
  columns: Pick<ProfileRow, 'identity_code_sealed' | 'identity_code_index'>,
): Promise<void> {
  await tx.table('accounts').where({ id }).update(columns);
}

/** What the record of a death ended, and when. */
export interface EndedByDeath {
  at: string;
  grants: GrantRow[];
  /** The ids of the logins. */
  logins: number[];
}

const closedSharers = query<{ id: number }>(
  `select distinct p.id from deals d join shares s on s.deal_id = d.id join profiles p on p.id = s.profile_id
    where d.work_id = ? and (p.closed_on is not null or p.died_on is not null)`,
);

/** Sharers of a work who cannot own a deal any more. */
export const readClosedSharers = async (reader: Reader, workId: number): Promise<number[]> =>
  (await reader.all(closedSharers, [workId])).map(({ id }) => id);

export async function insertRole(tx: Transaction, profileId: number, role: ProfileRole): Promise<void> {
  await tx
    .table('profile_roles')
    .insert({ profile_id: profileId, role })
    .onConflict(['profile_id', 'role'])
    .ignore();
}

export async function deleteRole(tx: Transaction, profileId: number, role: ProfileRole): Promise<void> {
  await tx.table('profile_roles').where({ profile_id: profileId, role }).delete();
}

const pendingBy = query<{ id: number }>(
  `select id from change_suggestions where suggester_profile_id = ? and state = 'PENDING' order by id`,
);

export const readPendingSuggestions = (reader: Reader, profileId: number): Promise<{ id: number }[]> =>
  reader.all(pendingBy, [profileId]);

const sharedWorks = query<{ hash: string }>(
  `select w.id, w.hash from works w
    where w.id in (select d.work_id from shares s join deals d on d.id = s.deal_id where s.profile_id = ?
                   union select work_id from deals where owner_profile_id = ?)
    order by w.id`,
);

/**
 * Works in which the profile has a share or owns a deal, in ascending order. It may become the owner of a deal while
 * another sharer is being closed.
 */
export const readSharedWorks = (reader: Reader, profileId: number): Promise<{ hash: string }[]> =>
  reader.all(sharedWorks, [profileId, profileId]);
