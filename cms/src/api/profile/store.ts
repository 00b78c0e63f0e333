import type { ProfileRole } from '@nimio/domain/profile/profile-roles';
import { query, type Reader, type Transaction } from '../../data/database.js';

export interface ProfileRow {
  id: number;
  hash: string;
  kind: 'person' | 'organisation';
  first_name: string | null;
  last_name: string | null;
  organisation_name: string | null;
  organisation_name2: string | null;
  register_number: string | null;
  identity_code_index: string | null;
  ext_party_code: string | null;
  language: 'fi' | 'sv' | 'en';
  street_address: string | null;
  co_address: string | null;
  zip_code: string | null;
  post_center: string | null;
  country: string | null;
  phone: string | null;
  email: string | null;
  as_contact: 0 | 1;
  allow_contact_by_email: 0 | 1;
  allow_contact_by_phone: 0 | 1;
  mail_new_work_suggestions: 0 | 1;
  mail_change_suggestions: 0 | 1;
  mail_newsletter: 0 | 1;
}

export interface BankAccountRow {
  hash: string;
  iban: string;
  swift: string | null;
  foreign_account: 0 | 1;
  priority: number;
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

export interface AuthorNameRow {
  id: number;
  hash: string;
  name1: string;
  name2: string;
  isni: string | null;
  pseudonym: 0 | 1;
  private: 0 | 1;
}

export interface ProfileData {
  profile: ProfileRow;
  roles: { role: ProfileRole }[];
  bankAccounts: BankAccountRow[];
  contracts: ContractRow[];
  authorNames: AuthorNameRow[];
  worksCount: number;
}

const profileById = query<ProfileRow>('profile-by-id', 'select * from profiles where id = ?');
const rolesOf = query<{ role: ProfileRole }>(
  'roles-of-profile',
  'select role from profile_roles where profile_id = ? order by role',
);
const bankAccountsOf = query<BankAccountRow>(
  'bank-accounts-of-profile',
  'select hash, iban, swift, foreign_account, priority from bank_accounts where profile_id = ? order by priority',
);
const contractsOf = query<ContractRow>(
  'contracts-of-profile',
  `select hash, type, description, valid_from, valid_to, comp_types, exception_comment, text_version, created_at
     from contracts where profile_id = ? order by valid_from desc, id desc`,
);
const authorNamesOf = query<AuthorNameRow>(
  'author-names-of-profile',
  'select id, hash, name1, name2, isni, pseudonym, private from author_names where profile_id = ? order by id',
);
const worksCountOf = query<{ works: number }>(
  'works-count-of-profile',
  `select cast(count(*) as integer) as works from (
     select d.work_id from shares s join deals d on d.id = s.deal_id where s.profile_id = ?
     union select work_id from contributions where profile_id = ?) listed`,
);

/** A profile with everything its own user sees of it. */
export async function readProfileData(reader: Reader, profileId: number): Promise<ProfileData> {
  const [profile, roles, bankAccounts, contracts, authorNames, count] = await Promise.all([
    reader.first(profileById, [profileId]),
    reader.all(rolesOf, [profileId]),
    reader.all(bankAccountsOf, [profileId]),
    reader.all(contractsOf, [profileId]),
    reader.all(authorNamesOf, [profileId]),
    reader.first(worksCountOf, [profileId, profileId]),
  ]);
  if (!profile) throw new Error(`No profile ${profileId}`);
  return { profile, roles, bankAccounts, contracts, authorNames, worksCount: count?.works ?? 0 };
}

export const readRoles = async (reader: Reader, profileId: number): Promise<ProfileRole[]> =>
  (await reader.all(rolesOf, [profileId])).map(({ role }) => role);

export const lockProfile = (tx: Transaction, profileId: number): Promise<ProfileRow | undefined> =>
  tx.lock(profileById, [profileId]);

export async function updateProfile(
  tx: Transaction,
  profileId: number,
  changes: Partial<Omit<ProfileRow, 'id' | 'hash'>>,
): Promise<void> {
  await tx.table('profiles').where({ id: profileId }).update(changes);
}

export type ProfileListRow = Pick<
  ProfileRow,
  'id' | 'hash' | 'kind' | 'first_name' | 'last_name' | 'organisation_name'
> & { role: ProfileRole | null };

/** What a customer is looked for by. */
export type NameRow = Pick<
  ProfileRow,
  'id' | 'kind' | 'first_name' | 'last_name' | 'organisation_name' | 'organisation_name2'
>;

const profilesOfAccount = query<ProfileListRow>(
  'profiles-of-account',
  `select p.id, p.hash, p.kind, p.first_name, p.last_name, p.organisation_name, r.role
     from (select distinct profile_id from access_grants
            where account_id = ? and valid_from <= ? and (valid_to is null or valid_to > ?)) g
     join profiles p on p.id = g.profile_id
     left join profile_roles r on r.profile_id = p.id
    order by p.id, r.role`,
);

/** A row for each role of each profile that the account may use. */
export const profilesOf = (reader: Reader, accountId: number, at: string): Promise<ProfileListRow[]> =>
  reader.all(profilesOfAccount, [accountId, at, at]);

const named =
  'select p.id, p.kind, p.first_name, p.last_name, p.organisation_name, p.organisation_name2 from profiles p';
const everyName = query<NameRow>('names-of-profiles', named);
const staffNames = query<NameRow>(
  'names-of-staff',
  `${named} where p.id in (select profile_id from profile_roles where role in ('admin', 'superadmin'))`,
);

/** The names of all customers, or only of the society's own people. */
export const readNames = (reader: Reader, isOnlyStaff: boolean): Promise<NameRow[]> =>
  reader.all(isOnlyStaff ? staffNames : everyName);

const profileForList = query<ProfileListRow>(
  'profile-for-list',
  `select p.id, p.hash, p.kind, p.first_name, p.last_name, p.organisation_name, r.role
     from profiles p left join profile_roles r on r.profile_id = p.id where p.id = ? order by r.role`,
);

export const profileRowsForList = (reader: Reader, profileId: number): Promise<ProfileListRow[]> =>
  reader.all(profileForList, [profileId]);
