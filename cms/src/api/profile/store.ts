import {
  type ContactDetails,
  type ContactField,
  contactFieldNames,
  contactFields,
} from '@nimio/domain/contact/contact-fields';
import type { Language } from '@nimio/domain/language';
import type { ProfileRole } from '@nimio/domain/profile/profile-roles';
import { nameKey } from '@nimio/domain/text/name-key';
import type { Transaction } from '../../data/database.js';
import { rememberEmail } from '../../data/previous-email.js';
import { query, type Reader, type SqlPart } from '../../data/sql.js';
import { oneProfile, type ProfileSet } from '../../identity/profile-access.js';
import { type AuthorNameRow, readAuthorNames } from '../author-name/store.js';
import { isUnconfirmed } from '../bank-account/store.js';
import { readTaxation, readTaxations, type TaxationRow } from '../taxation/store.js';
import { type Named, nameColumns } from './name.js';

type ContactColumns = { [F in ContactField as (typeof contactFields)[F]['column']]: ContactDetails[F] };
type ContactRow = ContactColumns & { email_key: string | null };

export interface ProfileRow extends Named, ContactRow {
  id: number;
  hash: string;
  organisation_name2: string | null;
  register_number: string | null;
  identity_code_sealed: string | null;
  identity_code_index: string | null;
  /** The customer number. */
  ext_party_code: string | null;
  born_on: string | null;
  identity_note: string | null;
  died_on: string | null;
  ended_by_death: string | null;
  closed_on: string | null;
  closed_reason: string | null;
  tax_residence: string;
  /** The customer who may be the same person, until staff have decided. */
  check_against_id: number | null;
  /** The deceased author whose place this estate took. */
  estate_of_id: number | null;
  as_contact: 0 | 1;
  allow_contact_by_email: 0 | 1;
  allow_contact_by_phone: 0 | 1;
  mail_new_work_suggestions: 0 | 1;
  mail_change_suggestions: 0 | 1;
  mail_payments: 0 | 1;
  mail_tax_cards: 0 | 1;
  mail_newsletter: 0 | 1;
  allow_to_publish_name: 0 | 1;
  allow_isni_pub: 0 | 1;
}

/** The form in which addresses are compared; `null` without an address. */
export const emailKey = (email: string | null | undefined): string | null => (email ? nameKey(email) : null);

export const contactColumns = (details: ContactDetails): ContactRow => ({
  ...(Object.fromEntries(
    contactFieldNames.map((name) => [contactFields[name].column, details[name]]),
  ) as unknown as Omit<ContactRow, 'email_key'>),
  email_key: emailKey(details.email),
});

export const contactDetails = (row: ContactColumns): ContactDetails =>
  Object.fromEntries(
    contactFieldNames.map((name) => [name, row[contactFields[name].column]]),
  ) as unknown as ContactDetails;

/** Associations that a customer belongs to, and genres that they write. */
export type ChoiceKind = 'participation' | 'production';

interface ChoiceRow {
  kind: ChoiceKind;
  code: string;
}

export interface BankAccountRow {
  hash: string;
  iban: string;
  swift: string | null;
  foreign_account: 0 | 1;
  priority: number;
  is_confirmed: 0 | 1;
  is_set_by_staff: 0 | 1;
}

export interface ContractRow {
  hash: string;
  type: string;
  description: string;
  valid_from: string;
  valid_to: string | null;
  comp_types: string;
  exception_comment: string | null;
  text_version: number | null;
  created_at: string;
}

/** A row of one of several profiles. */
type OfProfile<R> = R & { profile_id: number };

export interface ProfileData {
  profile: ProfileRow;
  roles: { role: ProfileRole }[];
  bankAccounts: BankAccountRow[];
  contracts: ContractRow[];
  authorNames: AuthorNameRow[];
  taxation: TaxationRow;
  choices: ChoiceRow[];
  worksCount: number;
}

const profileById = query<ProfileRow>('select * from profiles where id = ?');

const rolesOf = (profiles: ProfileSet) =>
  query<OfProfile<{ role: ProfileRole }>>(
    `select profile_id, role from profile_roles where profile_id ${profiles.sql} order by profile_id, role`,
  );

const bankAccountsOf = (profiles: ProfileSet) =>
  query<OfProfile<BankAccountRow>>(
    `select b.profile_id, hash, iban, swift, foreign_account, priority, case when ${isUnconfirmed('b')} then 0 else 1 end as is_confirmed,
          case when exists (select 1 from accounts a
            join profile_roles r on r.profile_id = a.default_profile_id and r.role in ('admin', 'superadmin')
            where a.id = b.set_by_account_id) then 1 else 0 end as is_set_by_staff
     from bank_accounts b where b.profile_id ${profiles.sql} order by b.profile_id, priority`,
  );

const contractsOf = (profiles: ProfileSet) =>
  query<OfProfile<ContractRow>>(
    `select profile_id, hash, type, description, valid_from, valid_to, comp_types, exception_comment, text_version, created_at
     from contracts where profile_id ${profiles.sql} order by valid_from desc, id desc`,
  );

const choicesOf = query<ChoiceRow>(
  'select kind, code from profile_choices where profile_id = ? order by kind, code',
);

/** The works on the lists of these profiles, as `profile_id` and `work_id`. */
export const listedWorks = (profiles: ProfileSet): SqlPart => ({
  sql: `select s.profile_id, d.work_id from shares s join deals d on d.id = s.deal_id where s.profile_id ${profiles.sql}
        union select profile_id, work_id from contributions where profile_id ${profiles.sql}`,
  values: [...profiles.values, ...profiles.values],
});

async function countWorks(reader: Reader, profiles: ProfileSet): Promise<Map<number, number>> {
  const { sql, values } = listedWorks(profiles);
  const counts = query<OfProfile<{ works: number }>>(
    `select listed.profile_id, cast(count(*) as integer) as works from (${sql}) listed group by listed.profile_id`,
  );
  const rows = await reader.all(counts, values);
  return new Map(rows.map(({ profile_id, works }) => [profile_id, works]));
}

/**
 * A profile with everything that its own user sees.
 *
 * @param known the profile's own row, if it has been read already
 */
export async function readProfileData(
  reader: Reader,
  profileId: number,
  known?: ProfileRow,
): Promise<ProfileData> {
  const profiles = oneProfile(profileId);
  const [profile, roles, bankAccounts, contracts, authorNames, taxation, choices, counts] = await Promise.all(
    [
      known ?? reader.first(profileById, [profileId]),
      reader.all(rolesOf(profiles), profiles.values),
      reader.all(bankAccountsOf(profiles), profiles.values),
      reader.all(contractsOf(profiles), profiles.values),
      readAuthorNames(reader, profileId),
      readTaxation(reader, profileId),
      reader.all(choicesOf, [profileId]),
      countWorks(reader, profiles),
    ],
  );
  if (!profile) throw new Error(`No profile ${profileId}`);
  const worksCount = counts.get(profileId) ?? 0;
  return { profile, roles, bankAccounts, contracts, authorNames, taxation, choices, worksCount };
}

/** A profile's own row, to the extent that its tasks depend on it. */
type TaskProfileRow = Named & ContactColumns & Pick<ProfileRow, 'id' | 'hash' | 'check_against_id'>;

const taskProfiles = (profiles: ProfileSet) =>
  query<TaskProfileRow>(
    `select p.id, p.hash, p.kind, ${nameColumns('p')}, p.check_against_id,
            ${contactFieldNames.map((name) => `p.${contactFields[name].column}`).join(', ')}
       from profiles p where p.id ${profiles.sql} order by p.id`,
  );

/** What the tasks of a profile depend on, except what is counted. */
export interface TaskData
  extends Pick<ProfileData, 'bankAccounts' | 'contracts' | 'taxation' | 'worksCount'> {
  profile: TaskProfileRow;
  roles: ProfileRole[];
}

/** The data of several profiles, in a number of queries that does not depend on theirs. */
export async function readTaskData(reader: Reader, profiles: ProfileSet): Promise<TaskData[]> {
  const [rows, roles, bankAccounts, contracts, taxations, counts] = await Promise.all([
    reader.all(taskProfiles(profiles), profiles.values),
    reader.all(rolesOf(profiles), profiles.values),
    reader.all(bankAccountsOf(profiles), profiles.values),
    reader.all(contractsOf(profiles), profiles.values),
    readTaxations(reader, profiles),
    countWorks(reader, profiles),
  ]);
  const [rolesBy, accountsBy, contractsBy] = [
    groupByProfile(roles),
    groupByProfile(bankAccounts),
    groupByProfile(contracts),
  ];
  return rows.flatMap((profile) => {
    const taxation = taxations.get(profile.id);
    // The account was granted the profile while it was being read.
    if (!taxation) return [];
    return {
      profile,
      roles: (rolesBy.get(profile.id) ?? []).map(({ role }) => role),
      bankAccounts: accountsBy.get(profile.id) ?? [],
      contracts: contractsBy.get(profile.id) ?? [],
      taxation,
      worksCount: counts.get(profile.id) ?? 0,
    };
  });
}

/** The rows of each profile, in their order. */
export function groupByProfile<R extends { profile_id: number }>(rows: readonly R[]): Map<number, R[]> {
  const groups = new Map<number, R[]>();
  for (const row of rows) {
    const group = groups.get(row.profile_id);
    if (group) group.push(row);
    else groups.set(row.profile_id, [row]);
  }
  return groups;
}

const languageOfProfile = query<{ language: Language }>('select language from profiles where id = ?');

export const readLanguageOfProfile = async (reader: Reader, profileId: number): Promise<Language> =>
  (await reader.first(languageOfProfile, [profileId]))?.language ?? 'fi';

/** Reads again what a change may have touched. */
export type Reread = (reader: Reader, before: ProfileData) => Promise<ProfileData>;

/** After a change to the profile's own row. */
export const rereadProfile: Reread = async (reader, before) => ({
  ...before,
  profile: (await reader.first(profileById, [before.profile.id])) ?? before.profile,
});

const readBankAccounts = (reader: Reader, profileId: number): Promise<BankAccountRow[]> => {
  const profiles = oneProfile(profileId);
  return reader.all(bankAccountsOf(profiles), profiles.values);
};

export const rereadBankAccounts: Reread = async (reader, before) => ({
  ...before,
  bankAccounts: await readBankAccounts(reader, before.profile.id),
});

export const rereadChoices: Reread = async (reader, before) => ({
  ...before,
  choices: await reader.all(choicesOf, [before.profile.id]),
});

export const readRoles = async (reader: Reader, profileId: number): Promise<ProfileRole[]> =>
  (await reader.all(rolesOf(oneProfile(profileId)), [profileId])).map(({ role }) => role);

/** A profile's own row. */
export const readProfileRow = (reader: Reader, profileId: number): Promise<ProfileRow | undefined> =>
  reader.first(profileById, [profileId]);

export const lockProfile = (tx: Transaction, profileId: number): Promise<ProfileRow | undefined> =>
  tx.lock(profileById, [profileId]);

/** Locks several profiles, each once and in ascending order, which prevents deadlocks. */
export async function lockProfiles(tx: Transaction, profileIds: readonly number[]): Promise<void> {
  for (const id of [...new Set(profileIds)].sort((a, b) => a - b)) await lockProfile(tx, id);
}

const nextProfile = query<{ id: number }>(
  'select id from profiles where id > ? and id <= ? order by id limit 1',
);
/** The greatest id that a row can have. */
const greatest = 2 ** 31 - 1;

/** Whether any profile has a greater id. */
export const hasProfileAfter = async (reader: Reader, id: number): Promise<boolean> =>
  (await reader.first(nextProfile, [id, greatest])) !== undefined;

const writeContact = query<never>(
  `update profiles set ${contactFieldNames.map((name) => `${contactFields[name].column} = ?, `).join('')}email_key = ?
    where id = ?`,
);

/** Empty details are stored as null. */
export async function updateContact(
  tx: Transaction,
  profileId: number,
  details: { [F in ContactField]: ContactDetails[F] | undefined },
  now: Date,
): Promise<void> {
  await rememberEmail(tx, 'profiles', { id: profileId, email: details.email ?? null, now });
  await tx.run(writeContact, [
    ...contactFieldNames.map((name) => details[name] || null),
    emailKey(details.email),
    profileId,
  ]);
}

export async function updateProfile(
  tx: Transaction,
  profileId: number,
  changes: Partial<Omit<ProfileRow, 'id' | 'hash'>>,
): Promise<void> {
  await tx.table('profiles').where({ id: profileId }).update(changes);
}

/** Replaces the choices of this kind. */
export async function replaceChoices(
  tx: Transaction,
  profileId: number,
  kind: ChoiceKind,
  codes: readonly string[],
): Promise<void> {
  await tx.table('profile_choices').where({ profile_id: profileId, kind }).delete();
  if (codes.length === 0) return;
  await tx.table('profile_choices').insert(codes.map((code) => ({ profile_id: profileId, kind, code })));
}

export type ProfileListRow = Named & {
  id: number;
  hash: string;
  role: ProfileRole | null;
};

const profilesOfAccount = query<ProfileListRow>(
  `select p.id, p.hash, p.kind, ${nameColumns('p')}, r.role
     from (select distinct profile_id from access_grants
            where account_id = ? and valid_from <= ? and (valid_to is null or valid_to > ?)) g
     join profiles p on p.id = g.profile_id
     left join profile_roles r on r.profile_id = p.id
    order by p.id, r.role`,
);

/** A row for each role of each profile that the account may use. */
export const profilesOf = (reader: Reader, accountId: number, at: string): Promise<ProfileListRow[]> =>
  reader.all(profilesOfAccount, [accountId, at, at]);

const profileForList = query<ProfileListRow>(
  `select p.id, p.hash, p.kind, ${nameColumns('p')}, r.role
     from profiles p left join profile_roles r on r.profile_id = p.id where p.id = ? order by r.role`,
);

export const profileRowsForList = (reader: Reader, profileId: number): Promise<ProfileListRow[]> =>
  reader.all(profileForList, [profileId]);

export const codesOf = (choices: readonly { code: string }[]): string[] => choices.map(({ code }) => code);
