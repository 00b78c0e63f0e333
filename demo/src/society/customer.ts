import type { ProfileRole } from '@nimio/domain/profile/profile-roles';
import type { Language } from '@nimio/domain/schema';
import { type KnownProfile, knownProfiles } from './known-profiles.js';
import type { Craft, SocietyPlan } from './plan.js';
import { Random } from './random.js';

/**
 * The properties of a customer that decide about works. They are calculated from the index whenever they are needed.
 */
export interface Customer {
  index: number;
  key: string;
  /** Undefined for an invented customer. */
  known: KnownProfile | undefined;
  roles: readonly ProfileRole[];
  language: Language;
  craft: Craft;
  makesWorks: boolean;
  /** How many author names the customer has. Works are listed under the first or the last one. */
  authorNames: number;
}

/** Invented customers who are no longer open: one has died, and one has been closed. Neither has an account. */
export const deceasedIndex = knownProfiles.length + 5;
export const isDeceased = (index: number): boolean => index === deceasedIndex;
export const isClosed = (index: number): boolean => index === knownProfiles.length + 6;

/** Returns the customer at an index. */
export function customerAt({ seed }: SocietyPlan, index: number): Customer {
  const random = new Random(seed, 'customer', index);
  const known = knownProfiles[index];
  const invented = random.weighted(roleWeights);
  // The estate of the one who has died can be created.
  const roles = known?.roles ?? [isDeceased(index) ? 'creator' : invented];
  const isCreator = roles.some((role) => ['creator', 'estate', 'unsettledEstate'].includes(role));
  const hasWorks = isCreator || Boolean(known?.works);
  return {
    index,
    key: known?.key ?? `p${String(index).padStart(6, '0')}`,
    known,
    roles,
    language:
      known?.language ??
      random.weighted([
        ['fi', 82],
        ['sv', 12],
        ['en', 6],
      ]),
    craft: known?.craft ?? random.weighted(craftWeights),
    makesWorks: isCreator && known?.works !== 0,
    authorNames: hasWorks ? authorNamesOf(known, random) : 0,
  };
}

/** Returns the key of a customer's author name. */
export function authorNameKey({ key }: Customer, number: number): string {
  return `${key}-name-${number}`;
}

const roleWeights = [
  ['creator', 88],
  ['estate', 4],
  ['unsettledEstate', 2],
  ['representative', 3],
  ['beneficiary', 3],
] as const satisfies readonly (readonly [ProfileRole, number])[];

const craftWeights = [
  ['author', 64],
  ['translator', 22],
  ['illustrator', 9],
  ['editor', 5],
] as const;

function authorNamesOf(known: KnownProfile | undefined, random: Random): number {
  if (known) return known.key === 'author' ? 2 : 1;
  return random.chance(0.12) ? 2 : 1;
}
