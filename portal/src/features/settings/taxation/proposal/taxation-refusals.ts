import { ApiError } from '../../../../api/api-error';

/** Whether the other kind is now pending. */
export const isBlocked = (failure: unknown): boolean => failure instanceof ApiError && failure.status === 405;

/** Whether the proposal to be cancelled was handled or changed. */
export const isConcurrentChange = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.code === 'taxProposalChanged';
