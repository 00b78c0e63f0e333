import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Wrap } from '../page/Page';

export interface FooterProps {
  /** Links and the opening hours, each a separate element. */
  children: ReactNode;
  /** Name and place in serif, at the end: `<em>Nimiö</em> · Helsinki`. */
  colophon?: ReactNode;
  /** On paper instead of the links: whose page it is, and when it was printed. */
  printed?: ReactNode;
}

/** The footer of every page: terms, data protection, hours and telephone number. */
export function Footer({ children, colophon, printed }: FooterProps) {
  return (
    <Root>
      <Wrap>
        {children}
        {printed && <Printed>{printed}</Printed>}
        {colophon && <Colophon>{colophon}</Colophon>}
      </Wrap>
    </Root>
  );
}

const Root = styled.footer`
  /* At the bottom of the window if the content is shorter. */
  position: sticky;
  top: 100vh;
  margin-top: var(--s8);
  padding-block: var(--s5) var(--s6);
  border-top: 1px solid var(--rule);
  color: var(--muted);
  font-size: var(--small);
  > div { display: flex; flex-wrap: wrap; gap: 0.35rem var(--s6); }
  a { color: inherit; }
  @media (max-width: 727px) { > div { flex-direction: column; } > div > a { align-self: flex-start; padding-block: 0.25rem; } }
  @media print {
    position: static;
    margin-top: var(--s5);
    padding-block: var(--s3) 0;
    > div > * { display: none; }
  }
`;

const Printed = styled.span`
  && { display: none; }
  @media print { && { display: block; } }
`;

const Colophon = styled.span`
  margin-inline-start: auto;
  font-family: var(--serif);
  @media (max-width: 727px) { margin: 0; }
  @media print { && { display: block; } }
`;
