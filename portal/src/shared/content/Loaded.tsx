import { Skeleton } from '@nimio/design-system';
import type { ReactNode } from 'react';
import { LoadFailure } from '../page/LoadFailure';

interface LoadedProps<T> {
  /** What was asked for: there, on its way, or not to be had. */
  of: { shown: T | undefined; error: unknown; reload: () => unknown };
  children: (shown: T) => ReactNode;
}

/** A page's text when it has come; until then its place, and another try when it does not come. */
export function Loaded<T>({ of: { shown, error, reload }, children }: LoadedProps<T>) {
  if (shown !== undefined) return children(shown);
  return error ? <LoadFailure error={error} onRetry={reload} /> : <Skeleton lines={12} />;
}
