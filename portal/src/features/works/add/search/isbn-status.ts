import { bareIsbn, type IsbnEntryState, isbnEntryState, normalizeIsbn } from '@nimio/domain/work/isbn';

/** The query of an ISBN field while typing. */
export interface IsbnQuery {
  state: IsbnEntryState;
  /** A complete ISBN, to be looked up. */
  whole: string | undefined;
  /** A prefix, to be searched. */
  start: string | undefined;
}

/**
 * Parses the typed text. Ten digits that begin like an ISBN-13 are most likely its prefix, so a wrong check digit is no
 * error yet.
 */
export function readIsbn(input: string): IsbnQuery {
  const state = isbnEntryState(input);
  const digits = bareIsbn(input);
  const isBeginning = state === 'invalid' && digits.length === 10 && /^97[89]/.test(digits);
  if (state !== 'searchable' && !isBeginning) return { state, whole: undefined, start: undefined };
  const whole = normalizeIsbn(input);
  return { state: 'searchable', whole, start: whole === undefined ? digits : undefined };
}

/** The status line of the field. */
export type IsbnStatus =
  | 'hint'
  | 'searching'
  | 'choices'
  | 'noChoices'
  | 'register'
  | 'finna'
  | 'listed'
  | 'fresh'
  | 'away'
  | 'failed'
  | 'invalid'
  | 'tooLong';

interface Responses {
  /** The reply for a complete ISBN. */
  work?: {
    source: 'register' | 'finna' | null;
    catalogue: 'asked' | 'unavailable' | 'notAsked';
    isListed: number;
  };
  /** The number of works with this prefix. */
  choices?: number;
  hasFailed: boolean;
}

/** The status of a query and its replies. */
export function isbnStatus(
  { state, whole, start }: IsbnQuery,
  { work, choices, hasFailed }: Responses,
): IsbnStatus {
  if (state === 'invalid' || state === 'tooLong') return state;
  if (whole === undefined && start === undefined) return 'hint';
  if (hasFailed) return 'failed';
  if (whole === undefined) {
    if (choices === undefined) return 'searching';
    return choices > 0 ? 'choices' : 'noChoices';
  }
  if (!work) return 'searching';
  if (work.isListed === 1) return 'listed';
  if (work.source !== null) return work.source;
  return work.catalogue === 'unavailable' ? 'away' : 'fresh';
}
