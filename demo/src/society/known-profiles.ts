import type { OrganisationFacts, ProfileRecord } from '@nimio/domain/import/import-record';
import type { ProfileRole } from '@nimio/domain/profile/profile-roles';
import type { Language } from '@nimio/domain/schema';
import { type Person, people } from '../people/people.js';
import arrangedWorksJson from './arranged-works.json' with { type: 'json' };
import json from './known-profiles.json' with { type: 'json' };
import { type Craft, dayBefore, type SocietyPlan } from './plan.js';

/** A customer with a name in the demonstration. Facts that it does not define are invented, as for other customers. */
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
  facts?: Partial<ProfileRecord>;
}

/** Staff come first, because they grant others their rights. Each role of a profile occurs. */
export const knownProfiles: readonly KnownProfile[] = (json as readonly KnownProfile[]).map((profile) => {
  const person = Object.values(people).find(({ key }) => key === profile.key);
  return person ? { ...profile, person } : profile;
});

/** Returns the facts of a known customer, some of which depend on the day. */
export function knownFacts({ key, facts = {} }: KnownProfile, plan: SocietyPlan): Partial<ProfileRecord> {
  if (key === 'newcomer') return { ...facts, createdAt: `${dayBefore(plan, 1)}T09:00:00.000Z` };
  const { contracts = [] } = facts;
  // The contract of a customer who has never used the portal has ended.
  if (key === 'walkIn')
    return {
      ...facts,
      contracts: contracts.map((contract) => ({ ...contract, validTo: dayBefore(plan, 200) })),
    };
  return facts;
}

/** A customer's part of a work. */
interface Part {
  /** The customer's key. */
  holder: string;
  role: Craft;
}

/** A work whose holders are known customers. */
export interface ArrangedWork {
  /** The first one of a role owns its deal. */
  parts: readonly Part[];
  /** How many shares of the author deal are unclaimed. */
  unclaimed: number;
  /** Contributors according to the catalogue who do not have the work on their list: it is suggested to them. */
  named?: readonly Part[];
}

/**
 * The works that `author` and `coauthor` share: full deals and others, owned by either, and a translation. Then works that
 * are suggested to them: one without holders, one with an unclaimed share, a full one, and a translation.
 */
export const arrangedWorks = arrangedWorksJson as readonly ArrangedWork[];

/** Returns how many arranged works a customer holds. */
export function arrangedFor(key: string): number {
  return arrangedWorks.filter(({ parts }) => parts.some(({ holder }) => holder === key)).length;
}
