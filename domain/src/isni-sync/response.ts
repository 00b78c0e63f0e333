import { isValidIsni, normalizeIsni } from '../author-name/isni.js';

/** A record of the ISNI register that may be about the same person. */
export interface PossibleMatch {
  /** `null` when the record has no ISNI yet. */
  isni: string | null;
  /** The register's id of the record. */
  ppn: string | null;
  /** The register's similarity score, from 0 to 100; `null` when it gives none. */
  score: number | null;
  /** The sources of the record, such as `VIAF`. */
  source: string | null;
}

/** The register's response in our terms. */
export type IsniResponse =
  | {
      kind: 'assigned';
      isni: string;
      /** ISNIs that were merged into this one. */
      merged: readonly string[];
    }
  /** The record was merged into the one with this ISNI. */
  | { kind: 'merged'; isni: string }
  | {
      kind: 'none';
      ppn: string | null;
      /** The register's text; empty when it gives none. */
      reason: string;
      information: string;
      possibleMatches: readonly PossibleMatch[];
    };

/** Why a synchronisation ended without an ISNI. The portal has a text for each. */
export const syncReasons = [
  /** The register has a similar record: a person decides whether it is the same. */
  'possibleMatch',
  /** The register has no such record, and assigns no ISNI on the basis of a single source. */
  'noMatch',
  /** The request had too little data. */
  'sparse',
  /** The register could not use the data. */
  'invalidData',
  /** The reason is missing or unknown. */
  'otherReason',
  /** The response contains an invalid ISNI. */
  'isniInvalid',
  /** The response contains another ISNI than the name has. */
  'isniDiffers',
  /** The response contains an ISNI that a name of another customer has. */
  'isniTaken',
  /** The register refused the request: address, user or password are wrong. */
  'refused',
  /** The response could not be parsed. */
  'unreadable',
  /** The register could not be reached after all retries. */
  'unreachable',
] as const;
export type SyncReason = (typeof syncReasons)[number];

/** Outcomes with an ISNI: a new one, the one that the name had, or the one that replaced it. */
export const syncGains = ['assigned', 'confirmed', 'merged'] as const;
export type SyncGain = (typeof syncGains)[number];

export type Verdict =
  | { action: 'finish'; gain: SyncGain; isni: string }
  | {
      action: 'fail';
      reason: SyncReason;
      ppn: string | null;
      /** The register's text. */
      information: string;
      possibleMatches: readonly PossibleMatch[];
    };

const reasonPatterns: [RegExp, SyncReason][] = [
  [/possible ?match/i, 'possibleMatch'],
  [/no match/i, 'noMatch'],
  [/sparse/i, 'sparse'],
  [/invalid/i, 'invalidData'],
];

function reasonOf({ reason, possibleMatches }: Extract<IsniResponse, { kind: 'none' }>): SyncReason {
  if (possibleMatches.length > 0) return 'possibleMatch';
  return reasonPatterns.find(([words]) => words.test(reason))?.[1] ?? 'otherReason';
}

/** An outcome without a response that says more than the reason. */
export const failure = (reason: SyncReason, possibleMatches: readonly PossibleMatch[] = []): Verdict => ({
  action: 'fail',
  reason,
  ppn: null,
  information: '',
  possibleMatches,
});

/** An ISNI of the register that is not stored. */
const shown = (isni: string): PossibleMatch => ({ isni, ppn: null, score: null, source: null });

/** The outcome when the ISNI is on a name of another customer: a person decides whether the two are the same. */
export const verdictOfTaken = (isni: string): Verdict => failure('isniTaken', [shown(isni)]);

/**
 * The outcome of a response. The name's ISNI is replaced only by one that it was merged into; a person decides about any
 * other.
 *
 * @param known the name's present ISNI
 */
export function evaluateResponse(known: string | null, response: IsniResponse): Verdict {
  if (response.kind === 'none') {
    const { ppn, reason, information, possibleMatches } = response;
    const words = [reason, information].filter(Boolean).join(': ');
    return { action: 'fail', reason: reasonOf(response), ppn, information: words, possibleMatches };
  }
  const isni = normalizeIsni(response.isni);
  if (!isValidIsni(isni)) return failure('isniInvalid');
  if (known === null) return { action: 'finish', gain: 'assigned', isni };
  if (known === isni) return { action: 'finish', gain: 'confirmed', isni };
  const hasBecome = response.kind === 'merged' || response.merged.map(normalizeIsni).includes(known);
  if (hasBecome) return { action: 'finish', gain: 'merged', isni };
  return failure('isniDiffers', [shown(isni)]);
}
