import { toast } from '@nimio/design-system';
import { useCallback } from 'react';
import { ApiError } from '../../api/api-error';
import { useErrorText } from '../errors/error-text';
import { errorDuration } from './error-duration';

/** Durations that the specification names for single errors. */
export type ErrorDuration = 3000 | 6000 | 9000;

/**
 * Tells a failure in a passing toast; it has to stand in the page too. A lost session says nothing: it leads to
 * /login, where the reason stands.
 */
export function useErrorToast(): (failure: unknown, duration?: ErrorDuration) => void {
  const { ofFailure } = useErrorText();
  return useCallback(
    (failure, duration) => {
      if (failure instanceof ApiError && failure.code === 'sessionMissing') return;
      toast.error(ofFailure(failure), { duration: duration ?? errorDuration(failure) });
    },
    [ofFailure],
  );
}
