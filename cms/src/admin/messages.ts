import en from './messages/en.json';
import fi from './messages/fi.json';
import sv from './messages/sv.json';

/** The languages of the admin. */
export const adminLanguages = ['fi', 'sv', 'en'] as const;

export type AdminLanguage = (typeof adminLanguages)[number];

/** A message in every language; those that Strapi itself has in English are only in Finnish and Swedish here. */
export type MessageId = keyof typeof en;

/** The admin's messages by language and id: our own, and those by which Strapi's are replaced. */
export const messages: Readonly<Record<AdminLanguage, Readonly<Record<string, string>>>> = { fi, sv, en };
