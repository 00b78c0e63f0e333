import { RetryNotice } from '@nimio/design-system';
import { type ComponentType, type ReactNode, useRef } from 'react';
import { useLate } from './use-late';

interface LateProps<P> {
  /** Loads its code; a stable function, so outside the component. */
  bring: () => Promise<ComponentType<P>>;
  /** Props of the part. */
  given: P;
  /** Shown until it has loaded. */
  waiting?: ReactNode;
  /** The name of the part for the error text. */
  notCome: string;
  /** The distance below the window at which it is loaded, as a CSS length. */
  margin?: string;
  /** Whether it is loaded regardless of its position. */
  isAtOnce?: boolean;
}

/**
 * A lazily loaded part of a page. When loading fails, a retry is shown in its place, and typed values in the rest of
 * the page remain.
 */
export function Late<P extends object>({ bring, given, waiting, notCome, ...when }: LateProps<P>) {
  const place = useRef<HTMLDivElement>(null);
  const { Part, hasFailed, load } = useLate(bring, { place, ...when });
  return (
    <div ref={place}>
      {Part && <Part {...given} />}
      {hasFailed && <RetryNotice onRetry={load}>{notCome}</RetryNotice>}
      {!Part && !hasFailed && waiting}
    </div>
  );
}
