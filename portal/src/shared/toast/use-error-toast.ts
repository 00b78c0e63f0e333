import { toast } from '@nimio/design-system';
import { useCallback } from 'react';
import { ApiError } from '../../api/api-error';
import { useErrorText } from '../errors/error-text';
import { type ErrorDuration, errorDuration } from './error-duration';

/**
 * Tells a failure in a passing toast; it has to stand in the page too. A lost session says nothing: it leads to
 * /login, where the reason stands.
 *
 * @param wordsOf the page's own words for it
 */
export function useErrorToast(
  wordsOf?: (failure: unknown) => string,
): (failure: unknown, duration?: ErrorDuration) => void {
  const { ofFailure } = useErrorText();
  const textOf = wordsOf ?? ofFailure;
  return useCallback(
    (failure, duration) => {
      if (failure instanceof ApiError && failure.code === 'sessionMissing') return;
      toast.error(textOf(failure), { duration: duration ?? errorDuration(failure) });
    },
    [textOf],
  );
}
