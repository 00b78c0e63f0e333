import { Skeleton } from '@nimio/design-system';
import type { ReactNode } from 'react';
import { LoadFailure } from '../page/LoadFailure';

interface LoadedProps<T> {
  /** Fetched data: loaded, loading, or failed. */
  of: { shown: T | undefined; error: unknown; reload: () => unknown };
  children: (shown: T) => ReactNode;
}

/** Renders loaded text; a skeleton until then, and a retry after a failure. */
export function Loaded<T>({ of: { shown, error, reload }, children }: LoadedProps<T>) {
  if (shown !== undefined) return children(shown);
  return error ? <LoadFailure error={error} onRetry={reload} /> : <Skeleton lines={12} />;
}
