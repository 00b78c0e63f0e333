import { ApiError } from '../../../api/api-error';
import type { ErrorDuration } from '../../../shared/toast/error-duration';

/** Whether the other way is pending by now. */
export const isBlocked = (failure: unknown): boolean => failure instanceof ApiError && failure.status === 405;

/** Whether what was to be cancelled has been handled or changed meanwhile. */
export const isOvertaken = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.code === 'taxProposalChanged';

/** Nine seconds for what has changed meanwhile: the page then shows how things stand (specification §8, Tax). */
export const durationOfRefusal = (failure: unknown): ErrorDuration | undefined =>
  isBlocked(failure) || isOvertaken(failure) ? 9000 : undefined;
