import type { Language } from '../schema.js';
import type { CreatorRole } from './roles.js';

const terms: Record<CreatorRole, Record<Language, string>> = {
  author: { fi: 'kirjoittaja', sv: 'författare', en: 'author' },
  translator: { fi: 'kääntäjä', sv: 'översättare', en: 'translator' },
  illustrator: { fi: 'kuvittaja', sv: 'illustratör', en: 'illustrator' },
  editor: { fi: 'kirjan toimittaja', sv: 'redaktör', en: 'editor' },
};

/** The name of a role in a language. */
export const termOfCreatorRole = (role: CreatorRole, language: Language): string => terms[role][language];
