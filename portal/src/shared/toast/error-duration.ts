import { ApiError, type ApiErrorCode } from '../../api/api-error';

/** Durations that the specification names for some errors. */
export type ErrorDuration = 3000 | 6000 | 9000;

/** Codes with only a general text. */
const general: readonly ApiErrorCode[] = ['unexpectedError', 'unknownError', 'timeout', 'network'];

/** Whether the error is general, so that the page may show a specific text. */
export const isGeneral = (failure: unknown): boolean =>
  !(failure instanceof ApiError) || general.includes(failure.code);

/** The duration of an error toast: 2 s when the server's message is translated, else 5 s (specification §8). */
export function errorDuration(failure: unknown): number {
  if (isGeneral(failure)) return 5000;
  return (failure as ApiError).code === 'lockedError' ? 3000 : 2000;
}
