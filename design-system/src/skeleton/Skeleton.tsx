import { useEffect, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { useStrings } from '../strings/use-strings';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { skeletonStrings } from './skeleton.strings';

export interface SkeletonProps {
  /** The number of grey lines; 0 for a part that may turn out to be empty: the page waits for it silently. */
  lines?: number;
  /** Height of a line as a CSS length. */
  height?: string;
}

const patience = 300;

/** Whether the wait is long enough to be shown: quick responses do not flicker. */
export function useIsSlow(): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}

/** Quiet grey bars in place of future text, after 300 ms, and an announcement of the wait. Real headings stay. */
export function Skeleton({ lines = 3, height = '1rem' }: SkeletonProps) {
  const isSlow = useIsSlow();
  const t = useStrings(skeletonStrings);
  if (lines === 0) return <span hidden data-loading />;
  return (
    <>
      <VisuallyHidden role="status">{isSlow && t('loading')}</VisuallyHidden>
      <Bars aria-hidden data-loading data-shown={isSlow || undefined}>
        {Array.from({ length: lines }, (_, line) => (
          <Bar key={line} style={{ height }} />
        ))}
      </Bars>
    </>
  );
}

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

/** One grey bar. */
export const Bar = styled.span`
  display: block;
  height: 1rem;
  background: var(--rule);
  animation: ${breathe} 1.6s ease-in-out infinite;
  &:nth-child(3n + 2) { width: 82%; }
  &:nth-child(3n) { width: 64%; }
  @media (forced-colors: active) { border: 1px solid GrayText; }
`;

const Bars = styled.div`
  display: grid;
  gap: var(--s3);
  max-width: var(--measure);
  &:not([data-shown]) { visibility: hidden; }
`;
