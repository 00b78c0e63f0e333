import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface UnreadProps {
  /** What it is about: a title, a link to it. */
  children: ReactNode;
  /** The state in a word: "Lukematon". */
  text: string;
}

/** An unread item: a dot and a word, as in an `EntryList`. */
export function Unread({ children, text }: UnreadProps) {
  return (
    <Root>
      {children} <small>{text}</small>
    </Root>
  );
}

const Root = styled.span`
  display: block;
  position: relative;
  padding-inline-start: 0.95rem;
  small { color: var(--accent); font: 600 var(--small)/1.35 var(--sans); white-space: nowrap; }
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
