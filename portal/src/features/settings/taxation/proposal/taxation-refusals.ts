import { ApiError } from '../../../../api/api-error';
import type { ErrorDuration } from '../../../../shared/toast/error-duration';

/** Whether the other kind is now pending. */
export const isBlocked = (failure: unknown): boolean => failure instanceof ApiError && failure.status === 405;

/** Whether the proposal to be cancelled was handled or changed. */
export const isConcurrentChange = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.code === 'taxProposalChanged';

/** Nine seconds for a change by others, after which the page shows the current state (specification §8, Tax). */
export const durationOfRefusal = (failure: unknown): ErrorDuration | undefined =>
  isBlocked(failure) || isConcurrentChange(failure) ? 9000 : undefined;
