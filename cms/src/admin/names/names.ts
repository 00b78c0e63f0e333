import { contract, terms } from './agreed-texts.js';
import { announcement } from './announcement.js';
import { choices, infoText, mailText } from './info-and-mail.js';
import { about, accessibility, privacyPolicy } from './pages.js';
import { parts } from './parts.js';
import { settings } from './settings.js';
import { type FieldWords, field, inEachLanguage, type TypeWords, type Words } from './words.js';

/** Labels of every type of content, by its uid. */
export const types: Readonly<Record<string, TypeWords>> = {
  'api::announcement.announcement': announcement,
  'api::info-text.info-text': infoText,
  'api::terms.terms-version': terms,
  'api::contract.contract-text': contract,
  'api::privacy-policy.privacy-policy': privacyPolicy,
  'api::about.about': about,
  'api::accessibility-statement.accessibility-statement': accessibility,
  'api::mail-text.mail-text': mailText,
  'api::settings.portal-settings': settings,
};

/** The names in the schemas, under which Strapi's menu looks up a type's title. */
export const schemaNames: Readonly<Record<string, string>> = {
  'api::announcement.announcement': 'Announcement',
  'api::info-text.info-text': 'Info text',
  'api::terms.terms-version': 'Terms of use',
  'api::contract.contract-text': 'Contract text',
  'api::privacy-policy.privacy-policy': 'Privacy policy',
  'api::about.about': 'About the portal',
  'api::accessibility-statement.accessibility-statement': 'Accessibility statement',
  'api::mail-text.mail-text': 'Mail text',
  'api::settings.portal-settings': 'Portal settings',
};

/** The attributes that Strapi adds to every entry. */
const ofEvery: Readonly<Record<string, FieldWords>> = {
  createdAt: field(['Luotu', 'Skapad', 'Created']),
  updatedAt: field(['Muokattu', 'Ändrad', 'Changed']),
};

const namesOf = (room: string, uid: string, fields: TypeWords['fields']): [string, Words][] =>
  Object.entries(fields).map(([name, words]) => [`content-manager.${room}.${uid}.${name}`, words.name]);

const words: [string, Words][] = [
  ...Object.entries(types).flatMap(([uid, { fields }]) =>
    namesOf('content-types', uid, { ...ofEvery, ...fields }),
  ),
  ...Object.entries(parts).flatMap(([uid, { fields }]) => namesOf('components', uid, fields)),
  ...Object.entries(types).map(([uid, { title }]): [string, Words] => [schemaNames[uid] ?? uid, title]),
  ...Object.entries(choices),
];

/** Names of types, fields and choices under Strapi's own keys. */
export const nameMessages = inEachLanguage(words);
