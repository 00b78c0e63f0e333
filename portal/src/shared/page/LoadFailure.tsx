import { RetryNotice } from '@nimio/design-system';
import { useErrorText } from '../errors/error-text';

/** In place of what could not be read: what failed, and another try. The rest of the page goes on working. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const { ofFailure } = useErrorText();
  return <RetryNotice onRetry={onRetry}>{ofFailure(error)}</RetryNotice>;
}
