import { RetryNotice } from '@nimio/design-system';
import { useErrorText } from '../errors/error-text';

/** Replaces data that could not be fetched by an error and a retry. The rest of the page keeps working. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const { ofFailure } = useErrorText();
  return <RetryNotice onRetry={onRetry}>{ofFailure(error)}</RetryNotice>;
}
