import { isValidIsni, normalizeIsni } from '../author-name/isni.js';

/** A record of the register that may be about the same person. */
export interface PossibleMatch {
  /** Null where the record has no ISNI yet. */
  isni: string | null;
  /** The register's own number of the record. */
  ppn: string | null;
  /** How like it is, from 0 to 100; null when the register does not say. */
  score: number | null;
  /** Who told the register of it, as `VIAF`. */
  source: string | null;
}

/** What the register answers, in our words. */
export type IsniAnswer =
  | {
      kind: 'assigned';
      isni: string;
      /** Those that have become this one. */
      merged: readonly string[];
    }
  /** The record that was asked for has become the one with this ISNI. */
  | { kind: 'merged'; isni: string }
  | {
      kind: 'none';
      ppn: string | null;
      /** In the register's words; empty when it gives none. */
      reason: string;
      information: string;
      possibleMatches: readonly PossibleMatch[];
    };

/** Why a synchronisation ended without an ISNI. The portal has words for each. */
export const syncReasons = [
  /** Somebody much alike is in the register: a person decides whether it is the same. */
  'possibleMatch',
  /** The register knows nobody like this, and makes no number for what only one source tells. */
  'noMatch',
  /** Too little was told. */
  'sparse',
  /** The register could not use what was told. */
  'invalidData',
  /** It gave a reason that we do not know, or none. */
  'otherReason',
  /** It gave a number that is no ISNI. */
  'isniInvalid',
  /** It gave another ISNI than the name has. */
  'isniDiffers',
  /** It gave an ISNI that a name of another customer has. */
  'isniTaken',
  /** It did not take the request: address, user or password are wrong. */
  'refused',
  /** Its answer could not be read. */
  'unreadable',
  /** It could not be reached, however often it was tried. */
  'unreachable',
] as const;
export type SyncReason = (typeof syncReasons)[number];

/** How a synchronisation ended well: a new ISNI, the one that the name had, or the one that took its place. */
export const syncGains = ['assigned', 'confirmed', 'merged'] as const;
export type SyncGain = (typeof syncGains)[number];

export type Verdict =
  | { act: 'finish'; gain: SyncGain; isni: string }
  | {
      act: 'fail';
      reason: SyncReason;
      ppn: string | null;
      /** The register's own words. */
      information: string;
      possibleMatches: readonly PossibleMatch[];
    };

const reasonsInWords: [RegExp, SyncReason][] = [
  [/possible ?match/i, 'possibleMatch'],
  [/no match/i, 'noMatch'],
  [/sparse/i, 'sparse'],
  [/invalid/i, 'invalidData'],
];

function reasonOf({ reason, possibleMatches }: Extract<IsniAnswer, { kind: 'none' }>): SyncReason {
  if (possibleMatches.length > 0) return 'possibleMatch';
  return reasonsInWords.find(([words]) => words.test(reason))?.[1] ?? 'otherReason';
}

/** It ended without an answer that says more than the reason. */
export const failure = (reason: SyncReason, possibleMatches: readonly PossibleMatch[] = []): Verdict => ({
  act: 'fail',
  reason,
  ppn: null,
  information: '',
  possibleMatches,
});

/** Where the register knows an ISNI that is not stored. */
const shown = (isni: string): PossibleMatch => ({ isni, ppn: null, score: null, source: null });

/** What follows when the ISNI is on a name of another customer: a person decides whether the two are one. */
export const verdictOfTaken = (isni: string): Verdict => failure('isniTaken', [shown(isni)]);

/**
 * What follows from an answer. An ISNI that the name has is replaced only by one that it was merged into; any other is
 * for a person to decide.
 *
 * @param known the name's ISNI so far
 */
export function judgeAnswer(known: string | null, answer: IsniAnswer): Verdict {
  if (answer.kind === 'none') {
    const { ppn, reason, information, possibleMatches } = answer;
    const words = [reason, information].filter(Boolean).join(': ');
    return { act: 'fail', reason: reasonOf(answer), ppn, information: words, possibleMatches };
  }
  const isni = normalizeIsni(answer.isni);
  if (!isValidIsni(isni)) return failure('isniInvalid');
  if (known === null) return { act: 'finish', gain: 'assigned', isni };
  if (known === isni) return { act: 'finish', gain: 'confirmed', isni };
  const hasBecome = answer.kind === 'merged' || answer.merged.map(normalizeIsni).includes(known);
  if (hasBecome) return { act: 'finish', gain: 'merged', isni };
  return failure('isniDiffers', [shown(isni)]);
}
