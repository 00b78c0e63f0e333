import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface DividerProps {
  /** The word between the two lines: "Uusi käyttäjä?" */
  children: ReactNode;
  /** Level of the word if it is the heading of the following content. It looks the same. */
  level?: 2 | 3;
}

/** Separates two alternatives, as on the login page. */
export function Divider({ children, level }: DividerProps) {
  return <Root as={level && `h${level}`}>{children}</Root>;
}

const Root = styled.p`
  display: flex;
  align-items: center;
  gap: var(--s4);
  margin-block: var(--s6) var(--s5);
  color: var(--muted);
  font: 400 var(--body) / 1.5 var(--sans);
  letter-spacing: 0;
  &::before, &::after { content: ''; flex: 1; border-top: 1px solid var(--rule); }
`;
