import type { Right } from '@nimio/domain/access/rights';
import { maskedIdentityCode } from '@nimio/domain/person/identity-code';
import { byListName } from '@nimio/domain/profile/overview';
import type { Profile, ProfileSummary } from '@nimio/domain/profile/profile.types';
import type { ProfileRole } from '@nimio/domain/profile/profile-roles';
import { termOfRole } from '@nimio/domain/profile/role-terms';
import type { Reader } from '../../data/sql.js';
import { presentAuthorName } from '../author-name/present.js';
import { presentTaxation } from '../taxation/present.js';
import { listName, type Named, profileName } from './name.js';
import {
  type BankAccountRow,
  type ChoiceKind,
  type ContractRow,
  contactDetails,
  type ProfileData,
  type ProfileListRow,
  readProfileData,
} from './store.js';

export const presentBankAccount = (row: BankAccountRow) => ({
  hash: row.hash,
  iban: row.iban,
  swift: row.swift,
  foreignAccount: row.foreign_account,
  priority: row.priority,
  isConfirmed: row.is_confirmed,
  isSetByStaff: row.is_set_by_staff,
});

export const presentContract = (row: ContractRow) => ({
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

const choicesOf = ({ choices }: ProfileData, kind: ChoiceKind) =>
  choices.filter((choice) => choice.kind === kind).map(({ code }) => ({ code }));

/**
 * The profile's wire form, with the specification's field names.
 *
 * @param rights the rights of the reader, if they are staff
 */
export function presentProfile(data: ProfileData, rights: readonly Right[]): Profile {
  const { profile: row } = data;
  return {
    hash: row.hash,
    profileName: profileName(row),
    extPartyCode: row.ext_party_code,
    ...contactDetails(row),
    asContact: row.as_contact,
    allowContactByEmail: row.allow_contact_by_email,
    allowContactByPhone: row.allow_contact_by_phone,
    mailNewWorkSuggestions: row.mail_new_work_suggestions,
    mailChangeSuggestions: row.mail_change_suggestions,
    mailPayments: row.mail_payments,
    mailTaxCards: row.mail_tax_cards,
    mailNewsletter: row.mail_newsletter,
    allowProductToPublishName: row.allow_to_publish_name,
    allowISNIPub: row.allow_isni_pub,
    participations: choicesOf(data, 'participation'),
    productions: choicesOf(data, 'production'),
    person:
      row.kind === 'person'
        ? {
            firstName: row.first_name ?? '',
            lastName: row.last_name ?? '',
            fullName: profileName(row),
            // The identity code is decrypted only for those who need it; other readers see that it exists.
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
    bankAccounts: data.bankAccounts.map(presentBankAccount),
    nameData: data.authorNames.map((name) => presentAuthorName(name, rights)),
    contracts: data.contracts.map(presentContract),
    taxation: presentTaxation(row.hash, data.taxation),
    worksCount: data.worksCount,
    isBeingChecked: row.check_against_id === null ? 0 : 1,
  };
}

export const readProfileRecord = async (
  reader: Reader,
  profileId: number,
  rights: readonly Right[],
): Promise<Profile> => presentProfile(await readProfileData(reader, profileId), rights);

/** Groups the rows (one per role) by profile, in their order. */
export function groupRoles<R extends ProfileListRow>(rows: R[]): { row: R; roles: ProfileRole[] }[] {
  const profiles = new Map<number, { row: R; roles: ProfileRole[] }>();
  for (const row of rows) {
    const profile = profiles.get(row.id) ?? { row, roles: [] };
    if (row.role) profile.roles.push(row.role);
    profiles.set(row.id, profile);
  }
  return [...profiles.values()];
}

/** By name. */
export const presentSummaries = (rows: ProfileListRow[], currentProfileId: number): ProfileSummary[] =>
  groupRoles(rows)
    .map(({ row, roles }) => presentSummary(row, roles, currentProfileId))
    .sort(byListName);

export const presentSummary = (
  row: Pick<ProfileListRow, 'id' | 'hash' | keyof Named>,
  roles: ProfileRole[],
  currentProfileId: number,
): ProfileSummary => ({
  hash: row.hash,
  profileName: profileName(row),
  listName: listName(row),
  roles,
  isCurrent: row.id === currentProfileId ? 1 : 0,
});
