import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';

export interface UnreadProps {
  /** What it is about: a title, a link to it. */
  children: ReactNode;
  /** The state in a word, for those who see neither the dot nor the weight: "Lukematon". */
  text: string;
}

/** An unread item: a dot, bold letters, and a label for assistive technology. */
export function Unread({ children, text }: UnreadProps) {
  return (
    <Root>
      <VisuallyHidden>{text}: </VisuallyHidden>
      {children}
    </Root>
  );
}

const Root = styled.span`
  display: block;
  position: relative;
  padding-inline-start: 0.95rem;
  /* The serif has no bolder weight. */
  font-family: var(--sans);
  font-weight: 600;
  font-size: 0.95em;
  &::before {
    content: '';
    position: absolute;
    inset: 0.42em auto auto 0;
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: var(--accent);
  }
  @media (forced-colors: active) { &::before { background: CanvasText; forced-color-adjust: none; } }
  @media print { &::before { print-color-adjust: exact; } }
`;
