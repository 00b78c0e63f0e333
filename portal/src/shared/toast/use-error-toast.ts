import { toast } from '@nimio/design-system';
import { useMemo, useRef } from 'react';
import { ApiError } from '../../api/api-error';
import { useErrorText } from '../errors/error-text';

interface ErrorToast {
  /** Shows a failure. A lost session shows none, since it leads to /login with the reason. */
  showError: (failure: unknown) => void;
  /** Performs an action and shows its failure; resolves to whether it succeeded. */
  attempt: (action: () => Promise<unknown>) => Promise<boolean>;
}

/**
 * Failures in a toast, for actions whose failure is nowhere in the page: it stays for 9 seconds, the longest time of the
 * specification (§8), and until the next attempt.
 */
export function useErrorToast(ownText?: (failure: unknown) => string): ErrorToast {
  const { ofFailure } = useErrorText();
  const textOf = ownText ?? ofFailure;
  const close = useRef<() => void>(undefined);
  return useMemo(() => {
    const showError = (failure: unknown) => {
      close.current?.();
      if (failure instanceof ApiError && failure.code === 'sessionMissing') return;
      close.current = toast.error(textOf(failure));
    };
    const attempt = (action: () => Promise<unknown>) => {
      close.current?.();
      return action().then(
        () => true,
        (failure: unknown) => {
          showError(failure);
          return false;
        },
      );
    };
    return { showError, attempt };
  }, [textOf]);
}
