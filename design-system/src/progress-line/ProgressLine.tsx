import { keyframes, styled } from 'styled-components';
import { skeletonStrings } from '../skeleton/skeleton.strings';
import { useStrings } from '../strings/use-strings';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';

export interface ProgressLineProps {
  /** Something is loading. */
  isWaiting: boolean;
}

/**
 * A thin line along the upper edge of the window while another page loads, and an announcement of the wait: both after
 * 150 ms, because most pages are faster. It is in the page from the start.
 */
export function ProgressLine({ isWaiting }: ProgressLineProps) {
  const t = useStrings(skeletonStrings);
  return (
    <div role="status">
      {isWaiting && (
        <Line>
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
        </Line>
      )}
    </div>
  );
}

const appear = keyframes`
  from { visibility: hidden; }
`;

const run = keyframes`
  from { background-position: 200% 0; }
  to { background-position: -100% 0; }
`;

const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--z-progress);
  height: 3px;
  background: linear-gradient(90deg, var(--accent-tint) 25%, var(--accent) 50%, var(--accent-tint) 75%) 0 0 / 50% 100%;
  animation: ${appear} 1ms 150ms backwards, ${run} 1.4s linear infinite;
  @media (prefers-reduced-motion: reduce) {
    background: repeating-linear-gradient(90deg, var(--accent) 0 1rem, var(--accent-tint) 1rem 2rem);
  }
  @media (forced-colors: active) { background: CanvasText; }
`;
