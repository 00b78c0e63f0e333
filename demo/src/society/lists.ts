import { customerAt } from './customer.js';
import { knownProfiles } from './known-profiles.js';
import type { SocietyPlan } from './plan.js';
import { Random } from './random.js';

/** The register for which the known customers' numbers of works are meant. */
const usualWorks = 300;
/** A list of this many is a case of its own: it is a page full, to the work. */
const fullList = 50;
const everyFull = 20;
const firstFull = 3;
/** Places on lists for each work: some works are shared, some are nobody's. */
const placesPerWork = 1.15;
const minLength = 5;
const maxLength = 45;

/** How many works the index-th customer gets on their list. */
export type ListLengths = (index: number) => number;

/**
 * Decides the lengths of all lists: the known customers have their own, every twentieth invented creator exactly
 * 50, and the others share what is left, some many and some few, 5 to 45 on average where the works suffice.
 */
export function listLengths(plan: SocietyPlan): ListLengths {
  const scale = Math.min(1, plan.works / usualWorks);
  const known = knownProfiles.map(({ works = 0 }) => Math.floor(works * scale));
  const hasFullLists = plan.works >= usualWorks;
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
