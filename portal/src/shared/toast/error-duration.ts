import { ApiError, type ApiErrorCode } from '../../api/api-error';

/** Durations that the specification names for single errors. */
export type ErrorDuration = 3000 | 6000 | 9000;

/** Codes for which the server's message has no text of its own, only a general one. */
const general: readonly ApiErrorCode[] = ['unexpectedError', 'unknownError', 'timeout', 'network'];

/** Whether the server's message says nothing about the call: then the page may know better words. */
export const isGeneral = (failure: unknown): boolean =>
  !(failure instanceof ApiError) || general.includes(failure.code);

/** How long an error's toast stays: 2 s where the server's message is translated, else 5 s (specification §8). */
export function errorDuration(failure: unknown): number {
  if (isGeneral(failure)) return 5000;
  return (failure as ApiError).code === 'lockedError' ? 3000 : 2000;
}
