import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface TagProps {
  /** The category: "Runous", "E-kirja". */
  children: ReactNode;
  /** Language of the text if it differs from the page. */
  lang?: string;
}

/** A read-only category label: a genre, a format. For removable filters use `TagGroup`. */
export function Tag(props: TagProps) {
  return <Root {...props} />;
}

const Root = styled.span`
  display: inline-block;
  /* As wide as its text, in the cards of a table too. */
  justify-self: start;
  max-width: 100%;
  padding: 0.05rem 0.45rem 0.1rem;
  border: 1px solid var(--rule);
  border-radius: var(--radius);
  font-size: var(--small);
  line-height: 1.35;
  overflow-wrap: anywhere;
  hyphens: auto;
  @media print { border-color: currentColor; }
`;
