import { sameValue } from '@nimio/design-system';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { isCreator } from '@nimio/domain/profile/profile-roles';
import { type AuthorNamesValues, authorNamesOf } from '../author-names/author-names.form';
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
import { isChanged, type Part } from './part';

/** All parts that the page of settings saves. */
export type SettingsValues = ContactValues & BankValues & AuthorNamesValues & OtherValues;

/** The sections of the page that the form saves, by their anchors, with their parts in the order of saving. */
const partsOfSection = {
  basic: [contactPart],
  iban: [bankPart],
  other: [participationPart, genresPart, contactPermissionsPart, publicationPart],
  authorNames: [authorNamesPart],
} satisfies Record<string, readonly Part<SettingsValues>[]>;

export type SectionId = keyof typeof partsOfSection;

const partsIn = (section: SectionId): readonly Part<SettingsValues>[] => partsOfSection[section];

/**
 * The parts that the user may change: contact details only when the profile maintains them or for staff, author names
 * only for creators.
 */
export const settingsParts = (
  profile: Pick<Profile, 'asContact' | 'roles'>,
  isStaff: boolean,
): readonly Part<SettingsValues>[] => [
  ...(profile.asContact === 1 || isStaff ? partsIn('basic') : []),
  ...partsIn('iban'),
  ...partsIn('other'),
  ...(isCreator(profile) ? partsIn('authorNames') : []),
];

/** The section of a field of the form. A field of a row is named after its list: `authorNames.0.name1`. */
export function sectionOfField(name: string, profile: Profile): SectionId | undefined {
  const [field = ''] = name.split('.');
  const sections = Object.keys(partsOfSection) as SectionId[];
  return sections.find((section) => partsIn(section).some((part) => field in part.valuesOf(profile)));
}

/** What is edited in place: three sections, and each author name separately. */
export type EditedPart = Exclude<SectionId, 'authorNames'> | `name-${string}`;

export const partOfName = (key: string): EditedPart => `name-${key}`;

/** What the user may edit in place, in the order of the page. */
export function editedParts(
  parts: readonly Part<SettingsValues>[],
  { authorNames = [] }: Partial<AuthorNamesValues>,
): EditedPart[] {
  const canEdit = (section: SectionId) => partsIn(section).every((part) => parts.includes(part));
  return [
    ...(canEdit('basic') ? (['basic'] as const) : []),
    'iban',
    ...authorNames.map(({ key }) => partOfName(key)),
    'other',
  ];
}

/** Whether values of what is edited in place differ from the stored ones. */
export function hasChanges(part: EditedPart, values: SettingsValues, profile: Profile): boolean {
  if (part === 'basic' || part === 'iban' || part === 'other')
    return partsIn(part).some((one) => isChanged(one, values, profile));
  const rowIn = ({ authorNames }: AuthorNamesValues) =>
    authorNames.find(({ key }) => partOfName(key) === part);
  return !sameValue(rowIn(values), rowIn(authorNamesOf(profile)));
}
