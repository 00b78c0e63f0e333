import type { BankAccount, Profile } from '@nimio/domain/profile/profile.types';
import type { Me } from '@nimio/domain/session/session.types';
import { noTaxation } from '../tax-data/story-taxation';

/** A person with complete contact details. */
export const storyProfile: Profile = {
  hash: 'own',
  profileName: 'Inka Vuorela',
  extPartyCode: null,
  language: 'fi',
  streetAddress: 'Kirjakuja 1',
  coAddress: null,
  zipCode: '15110',
  postCenter: 'Lahti',
  country: 'FI',
  phone: '+358 40 123 4567',
  email: 'inka@example.org',
  asContact: 1,
  roles: [{ code: 'creator', term: 'tekijä' }],
  person: { firstName: 'Inka', lastName: 'Vuorela', fullName: 'Inka Vuorela', ssn: '******-123A' },
  organisation: null,
  bankAccounts: [],
  nameData: [],
  contracts: [],
  taxation: noTaxation,
  worksCount: 0,
  isBeingChecked: 0,
  allowContactByEmail: 1,
  allowContactByPhone: 0,
  mailNewWorkSuggestions: 1,
  mailChangeSuggestions: 1,
  mailPayments: 1,
  mailTaxCards: 1,
  mailNewsletter: 0,
  allowProductToPublishName: 0,
  allowISNIPub: 0,
  participations: [],
  productions: [],
};

/** The account of the same person, where a story needs one. */
export const storyAccount: BankAccount = {
  hash: 'b',
  iban: 'FI2112345600000785',
  swift: null,
  foreignAccount: 0,
  priority: 1,
  isConfirmed: 1,
  isSetByStaff: 0,
};

/** The same person, logged in. */
export const storyMe: Me = {
  user: {
    hash: 'inka',
    username: 'inka.vuorela',
    email: null,
    defaultProfileHash: storyProfile.hash,
    hasIdentityCode: 1,
    disclaimerAccepted: '2021-08-26',
  },
  profile: storyProfile,
  profiles: [],
  rights: [],
  secondFactor: 'none',
  shouldUpdatePassword: 0,
  sessionKind: 'password',
  provedAt: '2999-01-01T00:00:00.000Z',
  sessionExpires: '2999-01-01T00:00:00.000Z',
  sessionEnds: '2999-01-01T00:00:00.000Z',
};
