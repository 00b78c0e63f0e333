import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface DividerProps {
  /** The word between the two lines: "Uusi käyttäjä?" */
  children: ReactNode;
}

/** Parts two ways of going on, as on the login page. */
export function Divider({ children }: DividerProps) {
  return <Root>{children}</Root>;
}

const Root = styled.p`
  display: flex;
  align-items: center;
  gap: var(--s4);
  margin-block: var(--s6) var(--s5);
  color: var(--muted);
  &::before, &::after { content: ''; flex: 1; border-top: 1px solid var(--rule); }
`;
