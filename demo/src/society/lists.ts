import { customerAt } from './customer.js';
import { knownProfiles } from './known-profiles.js';
import type { SocietyPlan } from './plan.js';
import { Random } from './random.js';

/** The size of a register in which known customers have all of their works. */
const defaultWorks = 300;
/** A list that fills exactly one page is an edge case. */
const fullList = 50;
const everyFull = 20;
const firstFull = 3;
/** The mean number of lists that a work is on: some works are shared, some are on no list. */
const placesPerWork = 1.15;
const minLength = 5;
const maxLength = 45;

/** Returns the length of the list of the customer at an index. */
export type ListLengths = (index: number) => number;

/**
 * Decides the lengths of all lists. Those of known customers are defined, every twentieth invented creator has exactly
 * 50 works, and the other works are spread unevenly, with a mean of 5 to 45 if there are enough.
 */
export function listLengths(plan: SocietyPlan): ListLengths {
  const scale = Math.min(1, plan.works / defaultWorks);
  const known = knownProfiles.map(({ works = 0 }) => Math.floor(works * scale));
  const hasFullLists = plan.works >= defaultWorks;
  const isFull = (index: number) => hasFullLists && (index - known.length) % everyFull === firstFull;
  let others = 0;
  let full = 0;
  for (let index = known.length; index < plan.profiles; index += 1) {
    if (!customerAt(plan, index).makesWorks) continue;
    if (isFull(index)) full += 1;
    else others += 1;
  }
  const reserved = known.reduce((sum, length) => sum + length, 0) + full * fullList;
  const left = plan.works * placesPerWork - reserved;
  const mean = Math.min(
    Math.max(left / Math.max(others, 1), Math.min(minLength, plan.works / 20)),
    maxLength,
  );
  return (index) => {
    const own = known[index];
    if (own !== undefined) return own;
    if (!customerAt(plan, index).makesWorks) return 0;
    if (isFull(index)) return fullList;
    const spread = 0.25 + 2.25 * new Random(plan.seed, 'list', index).next() ** 2;
    return Math.max(1, Math.round(mean * spread));
  };
}
