import { type ContactField, contactFieldNames } from '@nimio/domain/contact/contact-fields';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { isCreator } from '@nimio/domain/profile/profile-roles';
import type { AuthorNamesValues } from '../author-names/author-names.form';
import { authorNamesPart } from '../author-names/author-names.part';
import type { BankValues } from '../bank/bank.form';
import { bankPart } from '../bank/bank.part';
import type { ContactValues } from '../contact/contact.form';
import { contactPart } from '../contact/contact.part';
import type { OtherValues } from '../preferences/preferences.form';
import {
  contactPermissionsPart,
  genresPart,
  participationPart,
  publicationPart,
} from '../preferences/preferences.parts';
import type { Part } from './part';

/** All parts that the page of settings saves. */
export type SettingsValues = ContactValues & BankValues & AuthorNamesValues & OtherValues;

const always: readonly Part<SettingsValues>[] = [
  bankPart,
  participationPart,
  genresPart,
  contactPermissionsPart,
  publicationPart,
];
/**
 * The parts that the user may change: contact details only when the profile maintains them or for staff, author names
 * only for creators.
 */
export const settingsParts = (
  profile: Pick<Profile, 'asContact' | 'roles'>,
  isStaff: boolean,
): readonly Part<SettingsValues>[] => [
  ...(profile.asContact === 1 || isStaff ? [contactPart] : []),
  ...always,
  ...(isCreator(profile) ? [authorNamesPart] : []),
];

export type SectionId = 'contract' | 'basic' | 'authorNames' | 'other' | 'taxation';

const contactSections = Object.fromEntries(contactFieldNames.map((name) => [name, 'basic'])) as Record<
  ContactField,
  'basic'
>;

const sectionOfField: Record<keyof SettingsValues, SectionId> = {
  ...contactSections,
  iban: 'basic',
  swift: 'basic',
  authorNames: 'authorNames',
  participations: 'other',
  productions: 'other',
  contactWays: 'other',
  published: 'other',
};

/** The sections with invalid fields. A field of a row is named after its list: `authorNames.0.name1`. */
export const wrongSections = (names: string): SectionId[] => [
  ...new Set(
    names
      .split(' ')
      .map((name) => sectionOfField[name.split('.')[0] as keyof SettingsValues])
      .filter(Boolean),
  ),
];
