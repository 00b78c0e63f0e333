import { PLACEHOLDER_IBAN } from '@nimio/domain/bank-account/placeholder-iban';
import { authorContractType } from '@nimio/domain/contract/contract';
import type { AuthorNameFacts, OrganisationFacts, ProfileRecord } from '@nimio/domain/import/import-record';
import type { ProfileRole } from '@nimio/domain/profile/profile-roles';
import type { Language } from '@nimio/domain/schema';
import { type Person, people } from '../people/people.js';
import { type Craft, dayBefore, type SocietyPlan } from './plan.js';

/** A customer whom the demonstration knows by name. What is not said here is made up as for anybody. */
export interface KnownProfile {
  key: string;
  person?: Person;
  organisation?: OrganisationFacts;
  roles: readonly ProfileRole[];
  language: Language;
  hasAccount: boolean;
  craft?: Craft;
  /** Works in a register of 300; fewer in a smaller one. */
  works?: number;
  facts?: (plan: SocietyPlan) => Partial<ProfileRecord>;
}

const contractFrom = (validFrom: string) => ({
  type: authorContractType,
  validFrom,
  validTo: null,
  compTypes: '*',
  exceptionComment: null,
});
/** May be written to by mail about everything. */
const reachable = {
  allowContactByEmail: true,
  allowContactByPhone: true,
  mailNewWorkSuggestions: true,
  mailChangeSuggestions: true,
  mailNewsletter: true,
};
const nowhere = {
  streetAddress: null,
  coAddress: null,
  zipCode: null,
  postCenter: null,
  country: null,
  phone: null,
};

const inheritedName: AuthorNameFacts = {
  key: 'beneficiary-name-1',
  name1: 'Helka',
  name2: 'Honkasuo',
  pseudonym: false,
  private: false,
  confirmed: true,
  isni: null,
  asteriId: null,
  allowIsniSync: false,
  aliasTo: null,
};

/** Staff first: they give others their rights. Every role of a profile is among these. */
export const knownProfiles: readonly KnownProfile[] = [
  {
    key: 'superadmin',
    person: people.superadmin,
    roles: ['superadmin'],
    language: 'fi',
    hasAccount: true,
  },
  { key: 'admin', person: people.admin, roles: ['admin'], language: 'fi', hasAccount: true },
  {
    key: 'author',
    person: people.author,
    roles: ['creator'],
    language: 'fi',
    hasAccount: true,
    craft: 'author',
    works: 30,
    facts: () => ({ asContact: true, contracts: [contractFrom('2012-03-01')] }),
  },
  {
    key: 'coauthor',
    person: people.coauthor,
    roles: ['creator'],
    language: 'sv',
    hasAccount: true,
    craft: 'author',
    works: 18,
    facts: () => ({
      contracts: [
        {
          ...contractFrom('2009-09-15'),
          compTypes: 'LK,KAM,COM,ES,MUUT',
          exceptionComment: 'Radio och tv avtalas separat.',
        },
      ],
    }),
  },
  {
    key: 'tester',
    person: people.tester,
    roles: ['creator', 'tester'],
    language: 'fi',
    hasAccount: true,
    craft: 'translator',
    works: 12,
    facts: () => ({
      preferences: reachable,
      contracts: [
        { ...contractFrom('2014-01-01'), validTo: '2019-12-31', compTypes: 'LK,KAM' },
        contractFrom('2020-01-01'),
      ],
    }),
  },
  {
    // Has the works of an author who has died, under her name.
    key: 'beneficiary',
    person: people.beneficiary,
    roles: ['beneficiary'],
    language: 'fi',
    hasAccount: true,
    craft: 'author',
    works: 12,
    facts: () => ({ authorNames: [inheritedName], contracts: [] }),
  },
  {
    key: 'representative',
    person: people.representative,
    roles: ['representative'],
    language: 'sv',
    hasAccount: true,
  },
  {
    key: 'newcomer',
    person: people.newcomer,
    roles: ['creator'],
    language: 'fi',
    hasAccount: true,
    craft: 'author',
    works: 0,
    facts: (plan) => ({
      contact: { ...nowhere, email: 'oona.pihlajasuo@example.com' },
      bankAccounts: [],
      contracts: [],
      createdAt: `${dayBefore(plan, 1)}T09:00:00.000Z`,
    }),
  },
  {
    // Known to the register, but never came to the portal: the account is a placeholder, the contract has ended.
    key: 'walkIn',
    person: people.walkIn,
    roles: ['creator'],
    language: 'fi',
    hasAccount: false,
    craft: 'author',
    works: 6,
    facts: (plan) => ({
      bankAccounts: [{ iban: PLACEHOLDER_IBAN, bic: null, priority: 1 }],
      contracts: [{ ...contractFrom('1998-05-01'), validTo: dayBefore(plan, 200) }],
    }),
  },
  {
    key: 'estate',
    organisation: { name1: 'Honkasuo, Eero Olavi', name2: 'kuolinpesä', registerNumber: null },
    roles: ['estate'],
    language: 'fi',
    hasAccount: false,
    craft: 'author',
    works: 9,
  },
  {
    key: 'unsettledEstate',
    organisation: { name1: 'Björknäs, Hjördis', name2: 'dödsbo', registerNumber: null },
    roles: ['unsettledEstate'],
    language: 'sv',
    hasAccount: false,
    craft: 'author',
    works: 5,
  },
  {
    key: 'house',
    organisation: { name1: 'Lukuvalo', name2: null, registerNumber: '0000000-1' },
    roles: ['beneficiary'],
    language: 'fi',
    hasAccount: false,
  },
];
