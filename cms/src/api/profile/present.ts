import { maskedIdentityCode } from '@nimio/domain/person/identity-code';
import type { FoundProfile, Profile, ProfileSummary } from '@nimio/domain/profile/profile.types';
import type { ProfileRole } from '@nimio/domain/profile/profile-roles';
import { termOfRole } from '@nimio/domain/profile/role-terms';
import type { Reader } from '../../data/database.js';
import {
  type AuthorNameRow,
  type BankAccountRow,
  type ContractRow,
  type ProfileData,
  type ProfileListRow,
  readProfileData,
} from './store.js';

const bankAccount = (row: BankAccountRow) => ({
  hash: row.hash,
  iban: row.iban,
  swift: row.swift,
  foreignAccount: row.foreign_account,
  priority: row.priority,
});

const contract = (row: ContractRow) => ({
  hash: row.hash,
  type: row.type,
  description: row.description,
  created: row.created_at,
  validFrom: row.valid_from,
  validTo: row.valid_to,
  compTypes: row.comp_types,
  exceptionComment: row.exception_comment,
  textVersion: row.text_version,
});

const authorName = (row: AuthorNameRow) => ({
  authorHash: row.hash,
  name1: row.name1,
  name2: row.name2,
  isni: row.isni,
  pseudonym: row.pseudonym,
  privateAuthor: row.private,
});

interface Named {
  kind: 'person' | 'organisation';
  first_name: string | null;
  last_name: string | null;
  organisation_name: string | null;
}

export const profileName = (row: Named): string =>
  row.kind === 'person'
    ? [row.first_name, row.last_name].filter(Boolean).join(' ')
    : (row.organisation_name ?? '');

/** The profile's wire form, with the specification's field names. */
export function presentProfile(data: ProfileData): Profile {
  const { profile: row } = data;
  return {
    hash: row.hash,
    profileName: profileName(row),
    extPartyCode: row.ext_party_code,
    language: row.language,
    streetAddress: row.street_address,
    coAddress: row.co_address,
    zipCode: row.zip_code,
    postCenter: row.post_center,
    country: row.country,
    phone: row.phone,
    email: row.email,
    asContact: row.as_contact,
    allowContactByEmail: row.allow_contact_by_email,
    allowContactByPhone: row.allow_contact_by_phone,
    mailNewWorkSuggestions: row.mail_new_work_suggestions,
    mailChangeSuggestions: row.mail_change_suggestions,
    mailNewsletter: row.mail_newsletter,
    person:
      row.kind === 'person'
        ? {
            firstName: row.first_name ?? '',
            lastName: row.last_name ?? '',
            fullName: profileName(row),
            // The code itself is opened only for those who need it; the portal shows that there is one.
            ssn: row.identity_code_index ? maskedIdentityCode : null,
          }
        : null,
    organisation:
      row.kind === 'organisation'
        ? {
            name1: row.organisation_name ?? '',
            name2: row.organisation_name2,
            registerNumber: row.register_number,
          }
        : null,
    roles: data.roles.map(({ role }) => ({ code: role, term: termOfRole(role, row.language) })),
    bankAccounts: data.bankAccounts.map(bankAccount),
    nameData: data.authorNames.map(authorName),
    contracts: data.contracts.map(contract),
    worksCount: data.worksCount,
  };
}

export const readProfileRecord = async (reader: Reader, profileId: number): Promise<Profile> =>
  presentProfile(await readProfileData(reader, profileId));

/** Groups the rows (one a role) by profile, in their order. */
function groupRoles(rows: ProfileListRow[]): (FoundProfile & { id: number })[] {
  const profiles = new Map<number, FoundProfile & { id: number; roles: ProfileRole[] }>();
  for (const row of rows) {
    const { id, hash } = row;
    const profile = profiles.get(id) ?? { id, hash, profileName: profileName(row), roles: [] };
    if (row.role) profile.roles.push(row.role);
    profiles.set(id, profile);
  }
  return [...profiles.values()];
}

export const presentFound = (rows: ProfileListRow[]): FoundProfile[] =>
  groupRoles(rows).map(({ id: _, ...profile }) => profile);

export const presentSummaries = (rows: ProfileListRow[], currentProfileId: number): ProfileSummary[] =>
  groupRoles(rows).map(({ id, ...profile }) => ({ ...profile, isCurrent: id === currentProfileId ? 1 : 0 }));
