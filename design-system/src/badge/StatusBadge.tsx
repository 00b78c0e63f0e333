import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface StatusBadgeProps {
  /** One or two words: "Ehdotus", "Epäonnistui". They state the status; the colour only repeats it. */
  children: ReactNode;
  /** A neutral fact, success, a warning, or an error. */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
}

/** The status of the item next to it, in a word. */
export function StatusBadge({ children, tone = 'neutral' }: StatusBadgeProps) {
  return <Root data-tone={tone}>{children}</Root>;
}

const Root = styled.span`
  --tone: var(--muted);
  /* As wide as its text, in the cards of a table too; the text wraps only if no line is long enough for it. */
  display: inline-block;
  justify-self: start;
  max-width: 100%;
  padding: 0.05rem 0.4rem 0.1rem;
  border-inline-start: 3px solid var(--tone);
  background: var(--sunk);
  color: var(--tone);
  font: 600 var(--small) / 1.35 var(--sans);
  &[data-tone='info'] { --tone: var(--info); background: var(--info-tint); }
  &[data-tone='success'] { --tone: var(--ok); background: var(--ok-tint); }
  &[data-tone='warning'] { --tone: var(--warn); background: var(--warn-tint); }
  &[data-tone='danger'] { --tone: var(--danger); background: var(--danger-tint); }
  @media (forced-colors: active) { border: 1px solid CanvasText; border-inline-start-width: 4px; }
  @media print { border: 1px solid; border-inline-start-width: 3px; }
`;
