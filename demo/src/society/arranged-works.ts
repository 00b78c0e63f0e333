import type { Craft } from './plan.js';

/** A customer's part of a work. */
interface Part {
  /** The customer's key. */
  holder: string;
  role: Craft;
}

/** A work whose sharers the demonstration tells about. */
export interface ArrangedWork {
  /** The first of a role owns its deal. */
  parts: readonly Part[];
  /** Heads of the author deal that nobody has claimed yet. */
  unclaimed: number;
  /** Who made it, too, by the catalogue, without having it on the list: the work is suggested to them. */
  named?: readonly Part[];
}

const both: readonly Part[] = [
  { holder: 'author', role: 'author' },
  { holder: 'coauthor', role: 'author' },
];
const otherWayRound = both.toReversed();

/**
 * What author and coauthor have together: deals that are full and not, owned by either, and a translation; and what is
 * suggested to them: with nobody on it yet, with a place left, full, and a translation.
 */
export const arrangedWorks: readonly ArrangedWork[] = [
  { parts: both, unclaimed: 0 },
  { parts: both, unclaimed: 0 },
  { parts: both, unclaimed: 1 },
  { parts: otherWayRound, unclaimed: 0 },
  { parts: otherWayRound, unclaimed: 2 },
  {
    parts: [
      { holder: 'coauthor', role: 'author' },
      { holder: 'author', role: 'translator' },
    ],
    unclaimed: 0,
  },
  {
    parts: [
      { holder: 'author', role: 'author' },
      { holder: 'coauthor', role: 'illustrator' },
    ],
    unclaimed: 0,
  },
  { parts: [...both, { holder: 'tester', role: 'translator' }], unclaimed: 0 },
  { parts: [], unclaimed: 0, named: [{ holder: 'author', role: 'author' }] },
  { parts: [], unclaimed: 0, named: [{ holder: 'coauthor', role: 'author' }] },
  {
    parts: [{ holder: 'coauthor', role: 'author' }],
    unclaimed: 1,
    named: [{ holder: 'author', role: 'author' }],
  },
  {
    parts: [{ holder: 'coauthor', role: 'author' }],
    unclaimed: 0,
    named: [{ holder: 'author', role: 'author' }],
  },
  {
    parts: [{ holder: 'coauthor', role: 'author' }],
    unclaimed: 0,
    named: [{ holder: 'author', role: 'translator' }],
  },
];

/** How many of a customer's works are arranged here. */
export function arrangedFor(key: string): number {
  return arrangedWorks.filter(({ parts }) => parts.some(({ holder }) => holder === key)).length;
}
