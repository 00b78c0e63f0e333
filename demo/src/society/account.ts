import type { AccessKind } from '@nimio/domain/access/access-kinds';
import type { AccountRecord, GrantFacts, ProfileRecord } from '@nimio/domain/import/import-record';
import { type Customer, customerAt, isClosed, isDeceased } from './customer.js';
import { knownProfiles } from './known-profiles.js';
import { asciiName } from './names.js';
import { instantBefore, type SocietyPlan } from './plan.js';
import { profileAt } from './profile.js';
import { Random } from './random.js';

/** The password of all accounts of the demonstration. */
export const demoPassphrase = 'demo-passphrase-for-authors';

/** How many invented customers the representative has access to, in addition to the known ones. */
const represented = 3;

/** Returns the account of a customer, or undefined if the customer has none. */
export function accountAt(plan: SocietyPlan, index: number): AccountRecord | undefined {
  const customer = customerAt(plan, index);
  const random = new Random(plan.seed, 'account', index);
  if (!(customer.known ? customer.known.hasAccount : random.chance(0.6))) return undefined;
  if (isDeceased(index) || isClosed(index)) return undefined;
  const profile = profileAt(plan, index);
  // An estate has no account: its representatives have access by theirs.
  if (!profile.person) return undefined;
  const createdAt = customer.key === 'newcomer' ? profile.createdAt : instantBefore(plan, random.int(2, 90));
  return {
    kind: 'account',
    key: accountKey(customer.key),
    username: customer.known?.key ?? `${asciiName(profile.person.lastName)}${index}`,
    email: emailOf(customer, profile),
    identityCode: profile.person.identityCode,
    defaultProfile: customer.key,
    hasAcceptedTerms: customer.known ? customer.key !== 'newcomer' : random.chance(0.95),
    language: customer.language,
    secondFactor: customer.known?.person?.totpSecret ?? null,
    grants: [ownGrant(customer.key, createdAt), ...otherGrants(plan, customer)],
    createdAt,
  };
}

function emailOf({ known, index }: Customer, { contact, person }: ProfileRecord): string {
  // The address of a profile may be shared or absent, but that of an account is unique.
  return known && contact.email ? contact.email : `${asciiName(person?.lastName ?? '')}.${index}@example.net`;
}

export function accountKey(profileKey: string): string {
  return `account-${profileKey}`;
}

function ownGrant(profile: string, validFrom: string): GrantFacts {
  return { profile, kind: 'own', validFrom, validTo: null, grantedBy: null };
}

function otherGrants(plan: SocietyPlan, { key }: Customer): GrantFacts[] {
  const grant = (
    profile: string,
    kind: AccessKind = 'representative',
    validTo: string | null = null,
  ): GrantFacts => ({
    profile,
    kind,
    validFrom: instantBefore(plan, 400),
    validTo,
    grantedBy: accountKey('admin'),
  });
  if (key === 'author') return [grant('estate', 'estate')];
  if (key === 'beneficiary') return [grant('house', 'organisation')];
  if (key !== 'representative') return [];
  const first = knownProfiles.length;
  const last = Math.min(first + represented, plan.profiles);
  const customers = Array.from({ length: last - first }, (_, offset) => customerAt(plan, first + offset));
  // This grant has expired, so it must give no access.
  const ended = grant('beneficiary', 'representative', instantBefore(plan, 30));
  return [
    grant('estate', 'estate'),
    grant('unsettledEstate', 'estate'),
    grant('house', 'organisation'),
    ...customers.map((customer) => grant(customer.key)),
    ended,
  ];
}
