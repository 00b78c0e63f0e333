import type { Language } from '../schema.js';
import type { ProfileRole } from './profile-roles.js';

const terms: Record<ProfileRole, Record<Language, string>> = {
  creator: { fi: 'tekijä', sv: 'upphovsperson', en: 'creator' },
  estate: { fi: 'kuolinpesä', sv: 'dödsbo', en: 'estate' },
  unsettledEstate: { fi: 'jakamaton kuolinpesä', sv: 'oskiftat dödsbo', en: 'undivided estate' },
  representative: { fi: 'edustaja', sv: 'företrädare', en: 'representative' },
  beneficiary: { fi: 'edunsaaja', sv: 'förmånstagare', en: 'beneficiary' },
  tester: { fi: 'testaaja', sv: 'testare', en: 'tester' },
  admin: { fi: 'henkilökunta', sv: 'personal', en: 'staff' },
  superadmin: { fi: 'pääkäyttäjä', sv: 'huvudanvändare', en: 'administrator' },
};

/** The name of a profile role in a language. */
export const termOfRole = (role: ProfileRole, language: Language): string => terms[role][language];
