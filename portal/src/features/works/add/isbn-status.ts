import { bareIsbn, type IsbnEntryState, isbnEntryState, normalizeIsbn } from '@nimio/domain/work/isbn';

/** What an ISBN field asks for while it is being typed. */
export interface IsbnQuery {
  state: IsbnEntryState;
  /** A whole ISBN, to be looked up. */
  whole: string | undefined;
  /** The beginning of one, to be searched by. */
  start: string | undefined;
}

/**
 * Reads what is typed. Ten digits that begin like an ISBN-13 are most likely still the beginning of one: a wrong
 * check digit there is no mistake yet.
 */
export function readIsbn(input: string): IsbnQuery {
  const state = isbnEntryState(input);
  const digits = bareIsbn(input);
  const isBeginning = state === 'invalid' && digits.length === 10 && /^97[89]/.test(digits);
  if (state !== 'searchable' && !isBeginning) return { state, whole: undefined, start: undefined };
  const whole = normalizeIsbn(input);
  return { state: 'searchable', whole, start: whole === undefined ? digits : undefined };
}

/** What the line under the field says. */
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

interface Answers {
  /** The answer to a whole ISBN. */
  work?: {
    source: 'register' | 'finna' | null;
    catalogue: 'asked' | 'unavailable' | 'notAsked';
    isListed: number;
  };
  /** How many works begin so. */
  choices?: number;
  hasFailed: boolean;
}

/** The status of a query with the answers that have come. */
export function isbnStatus(
  { state, whole, start }: IsbnQuery,
  { work, choices, hasFailed }: Answers,
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
