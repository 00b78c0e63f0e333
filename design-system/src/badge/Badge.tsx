import { styled } from 'styled-components';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';

export interface BadgeProps {
  /** The number. */
  value: number;
  /** The unit for assistive technology, read after the number: "uutta". */
  text: string;
  /** `warning` if something needs attention. */
  tone?: 'accent' | 'warning';
}

/** A number in a pill next to its label: unread messages, tasks. */
export function Badge({ value, text, tone = 'accent' }: BadgeProps) {
  return (
    <Pill data-tone={tone}>
      {value}
      <VisuallyHidden> {text}</VisuallyHidden>
    </Pill>
  );
}

const Pill = styled.span`
  display: inline-grid;
  grid-auto-flow: column;
  place-items: center;
  min-width: 1.375rem;
  height: 1.375rem;
  padding-inline: 0.3rem;
  border-radius: 1rem;
  background: var(--accent);
  color: var(--on-accent);
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1;
  &[data-tone='warning'] { background: var(--warn); color: var(--on-warn); }
  @media (forced-colors: active) { border: 1px solid; }
  @media print { &, &[data-tone='warning'] { border: 1px solid; background: none; color: inherit; } }
`;
