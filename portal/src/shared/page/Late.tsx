import { RetryNotice } from '@nimio/design-system';
import { type ComponentType, type ReactNode, useRef } from 'react';
import { useLate } from './use-late';

interface LateProps<P> {
  /** Brings its code; of one identity, so outside the component. */
  bring: () => Promise<ComponentType<P>>;
  /** What the part is given. */
  given: P;
  /** In its place until it has come. */
  waiting?: ReactNode;
  /** What has not come, in words. */
  notCome: string;
  /** How far below the window it is near enough, as a CSS length. */
  margin?: string;
  /** It comes wherever it stands. */
  isAtOnce?: boolean;
}

/**
 * A part of a page whose code comes later than the page. When it does not come, another try stands in its place, and
 * the rest of the page stays with all that was typed.
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
