import { isniCheckCharacter } from '@nimio/domain/author-name/isni';
import { authorContractType, compensationTypes } from '@nimio/domain/contract/contract';
import type {
  AuthorNameFacts,
  BankAccountFacts,
  ContractFacts,
  OrganisationFacts,
  PersonFacts,
  PreferenceFacts,
  ProfileRecord,
} from '@nimio/domain/import/import-record';
import { authorNameKey, type Customer, customerAt, isClosed, isDeceased } from './customer.js';
import { knownFacts } from './known-profiles.js';
import { address, asciiName, personName, pseudonym } from './names.js';
import { finnishIban, foreignAccount, identityCodeOf } from './numbers.js';
import { dayBefore, instantBefore, type SocietyPlan } from './plan.js';
import { Random } from './random.js';

/** Returns the profile of the customer at an index. */
export function profileAt(plan: SocietyPlan, index: number): ProfileRecord {
  const customer = customerAt(plan, index);
  const random = new Random(plan.seed, 'profile', index);
  const name = nameOf(customer, random);
  const contact = contactOf(customer, name, random);
  return {
    kind: 'profile',
    key: customer.key,
    profileKind: name.person ? 'person' : 'organisation',
    extPartyCode: `DEMO${String(index + 1).padStart(6, '0')}`,
    person: name.person,
    organisation: name.organisation,
    roles: [...customer.roles],
    language: customer.language,
    asContact: random.chance(0.9),
    contact,
    bankAccounts: bankAccountsOf(customer, contact, random),
    authorNames: authorNamesOf(customer, name, random),
    contracts: contractsAt(plan, customer, random),
    preferences: preferencesOf(random),
    ...registerAt(plan, index),
    createdAt: instantBefore(plan, random.int(100, 5000)),
    ...(customer.known && knownFacts(customer.known, plan)),
  };
}

/** The days before the plan's day on which a customer died or was closed. */
const endedBefore = 57;

function registerAt(plan: SocietyPlan, index: number): Pick<ProfileRecord, 'register'> {
  const on = dayBefore(plan, endedBefore);
  if (isDeceased(index)) return { register: { diedOn: on } };
  return isClosed(index) ? { register: { closed: { on, reason: 'Oma pyyntö' } } } : {};
}

/** The contracts of a closed customer have ended. */
function contractsAt(plan: SocietyPlan, { index, authorNames }: Customer, random: Random): ContractFacts[] {
  const contracts = authorNames > 0 ? contractsOf(plan, random) : [];
  const last = dayBefore(plan, endedBefore);
  return isClosed(index)
    ? contracts.map((contract) => ({ ...contract, validTo: contract.validTo ?? last }))
    : contracts;
}

interface Name {
  person: PersonFacts | null;
  organisation: OrganisationFacts | null;
  /** The name of the author: the person, or the deceased of an estate. */
  firstNames: string;
  lastName: string;
}

function nameOf(customer: Customer, random: Random): Name {
  const { known, roles, language, index } = customer;
  if (known?.person) {
    const { firstNames, lastName, identityCode } = known.person;
    return { person: { firstNames, lastName, identityCode }, organisation: null, firstNames, lastName };
  }
  const invented = personName(random, language);
  if (known?.organisation) {
    const [lastName = '', firstNames = ''] = known.organisation.name1.split(', ');
    return { person: null, organisation: known.organisation, firstNames, lastName };
  }
  const isEstate = roles.includes('estate') || roles.includes('unsettledEstate');
  if (isEstate) {
    const name2 = language === 'sv' ? 'dödsbo' : 'kuolinpesä';
    const name1 = `${invented.lastName}, ${invented.firstNames}`;
    return { person: null, organisation: { name1, name2, registerNumber: null }, ...invented };
  }
  return {
    person: { ...invented, identityCode: identityCodeOf(index, random) },
    organisation: null,
    ...invented,
  };
}

function contactOf(
  { index, language, known }: Customer,
  { firstNames, lastName }: Name,
  random: Random,
): ProfileRecord['contact'] {
  const parts = [firstNames.split(' ')[0] ?? '', lastName].map(asciiName).filter(Boolean);
  const number = known ? '' : String(index);
  const canPhone = random.chance(0.9);
  return {
    ...address(random, language),
    coAddress: random.chance(0.04) ? 'c/o Kirjatoimisto Kulma' : null,
    // Numbers with 000 after the operator's code are not assigned.
    phone: canPhone ? `+358 40 000 ${String(1000 + (index % 9000))}` : null,
    email: canPhone && random.chance(0.08) && !known ? null : `${parts.join('.')}${number}@example.com`,
  };
}

function bankAccountsOf(
  { index, known }: Customer,
  { country }: ProfileRecord['contact'],
  random: Random,
): BankAccountFacts[] {
  if (known?.key === 'tester' || (country !== 'FI' && country !== 'AX')) {
    return [{ ...foreignAccount(index, random), priority: 1 }];
  }
  const main = { iban: finnishIban(index * 2), bic: null, priority: 1 };
  if (known) return [main];
  if (random.chance(0.03)) return [];
  return random.chance(0.06) ? [main, { iban: finnishIban(index * 2 + 1), bic: null, priority: 2 }] : [main];
}

function authorNamesOf(customer: Customer, name: Name, random: Random): AuthorNameFacts[] {
  const isConfirmed = customer.known ? customer.key !== 'newcomer' : random.chance(0.95);
  const first: AuthorNameFacts = {
    key: authorNameKey(customer, 1),
    name1: name.firstNames.split(' ')[0] ?? name.firstNames,
    name2: name.lastName,
    pseudonym: false,
    private: false,
    confirmed: isConfirmed,
    ...identifiersOf(customer, isConfirmed),
    aliasTo: null,
  };
  const second: AuthorNameFacts = {
    ...first,
    key: authorNameKey(customer, 2),
    name1: pseudonym(random),
    name2: '',
    pseudonym: true,
    private: random.chance(0.5),
    ...unidentified,
  };
  const names = [first, second].slice(0, customer.authorNames);
  // The author has another form of the name, under which there are no works.
  return customer.key === 'author' ? [...names, formOf(first, customer)] : names;
}

const unidentified = { isni: null, asteriId: null, allowIsniSync: false };

/** Returns the library identifiers of the author and some others. They begin with 9999, which no real ISNI does. */
function identifiersOf({ index, key }: Customer, isConfirmed: boolean): typeof unidentified | Identifiers {
  if (!isConfirmed || (key !== 'author' && index % 5 !== 0)) return unidentified;
  const digits = `9999${String(index).padStart(11, '0')}`;
  const asteriId = String(900_000_000 + index);
  return { isni: digits + isniCheckCharacter(digits), asteriId, allowIsniSync: false };
}

interface Identifiers {
  isni: string;
  asteriId: string;
  allowIsniSync: boolean;
}

const formOf = (first: AuthorNameFacts, customer: Customer): AuthorNameFacts => ({
  ...first,
  ...unidentified,
  key: authorNameKey(customer, 3),
  name1: `${first.name1.slice(0, 1)}.`,
  aliasTo: first.key,
});

/**
 * Returns the contracts of a creator, the oldest first. Nearly all creators have a valid one, a quarter of these with
 * exceptions.
 */
function contractsOf(plan: SocietyPlan, random: Random): ContractFacts[] {
  const chance = random.next();
  if (chance < 0.04) return [];
  const began = random.int(200, 6000);
  const current = { ...termsOf(random), validFrom: dayBefore(plan, began), validTo: null };
  if (chance < 0.07) return [{ ...current, validTo: dayBefore(plan, random.int(1, 199)) }];
  if (chance > 0.1) return [current];
  const former = { validFrom: dayBefore(plan, began + 3000), validTo: dayBefore(plan, began + 1) };
  return [{ ...termsOf(random), ...former }, current];
}

function termsOf(random: Random): Pick<ContractFacts, 'type' | 'compTypes' | 'exceptionComment'> {
  if (random.chance(0.75)) return { type: authorContractType, compTypes: '*', exceptionComment: null };
  const covered = random.some(compensationTypes, 0.7);
  return {
    type: authorContractType,
    compTypes: (covered.length > 0 ? covered : ['LK']).join(','),
    exceptionComment: random.chance(0.5) ? 'Muista käytöistä sovitaan erikseen.' : null,
  };
}

function preferencesOf(random: Random): PreferenceFacts {
  return {
    allowContactByEmail: random.chance(0.6),
    allowContactByPhone: random.chance(0.3),
    mailNewWorkSuggestions: random.chance(0.8),
    mailChangeSuggestions: random.chance(0.9),
    mailPayments: true,
    mailTaxCards: true,
    mailNewsletter: random.chance(0.4),
  };
}
