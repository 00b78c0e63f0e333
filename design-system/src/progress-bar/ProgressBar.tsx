import { type ReactNode, useId } from 'react';
import { keyframes, styled } from 'styled-components';
import { useStrings } from '../strings/use-strings';
import { progressBarStrings } from './progress-bar.strings';

export interface ProgressBarProps {
  /** The pending work: "Lähetetään verokorttia". */
  label: ReactNode;
  /** From 0 to 100. Without it the bar is indeterminate. */
  value?: number | undefined;
  /** More detail after the percents: "120/240 kt". */
  detail?: string;
}

/**
 * The progress of work that takes more than a few seconds, in words, in percents and as a line. Hand-written, because the
 * primitive would add number formatting to every page with a button, which shares its file.
 */
export function ProgressBar({ label, value, detail }: ProgressBarProps) {
  const t = useStrings(progressBarStrings);
  const labelId = useId();
  const done = value === undefined ? t('running') : `${Math.round(value)}\u00a0%`;
  const words = detail ? `${done}, ${detail}` : done;
  return (
    <Root
      role="progressbar"
      aria-labelledby={labelId}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      aria-valuetext={value === undefined ? undefined : words}
    >
      <Name id={labelId}>{label}</Name>
      <Words>{words}</Words>
      <Line data-running={value === undefined || undefined} style={{ '--done': `${value ?? 0}%` }} />
    </Root>
  );
}

const run = keyframes`
  from { background-position: 200% 0; }
  to { background-position: -100% 0; }
`;

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.2rem var(--s4);
  max-width: 36rem;
`;

const Name = styled.span`
  font-weight: 600;
`;

const Words = styled.span`
  color: var(--muted);
  font-size: var(--small);
`;

const Line = styled.div`
  width: 100%;
  height: 6px;
  border-bottom: 1px solid var(--field);
  background: linear-gradient(var(--accent), var(--accent)) 0 0 / var(--done) 100% no-repeat;
  transition: background-size var(--gentle);
  &[data-running] {
    background: linear-gradient(90deg, var(--accent-tint) 25%, var(--accent) 50%, var(--accent-tint) 75%) 0 0 / 50% 100%;
    animation: ${run} 1.4s linear infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-running] { background: repeating-linear-gradient(90deg, var(--accent) 0 1rem, var(--accent-tint) 1rem 2rem); }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    background-image: linear-gradient(Highlight, Highlight);
    forced-color-adjust: none;
    &[data-running] { background-image: repeating-linear-gradient(90deg, Highlight 0 1rem, Canvas 1rem 2rem); }
  }
`;
