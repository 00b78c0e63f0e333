import { toast } from '@nimio/design-system';
import { useCallback } from 'react';
import { ApiError } from '../../api/api-error';
import { useErrorText } from '../errors/error-text';
import { type ErrorDuration, errorDuration } from './error-duration';

/**
 * Shows a failure in a toast; the page has to show it too. A lost session shows none, since it leads to /login with the
 * reason.
 */
export function useErrorToast(
  ownText?: (failure: unknown) => string,
): (failure: unknown, duration?: ErrorDuration) => void {
  const { ofFailure } = useErrorText();
  const textOf = ownText ?? ofFailure;
  return useCallback(
    (failure, duration) => {
      if (failure instanceof ApiError && failure.code === 'sessionMissing') return;
      toast.error(textOf(failure), { duration: duration ?? errorDuration(failure) });
    },
    [textOf],
  );
}
