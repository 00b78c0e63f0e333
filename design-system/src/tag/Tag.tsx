import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface TagProps {
  /** What kind of thing it is: "Runous", "E-kirja". */
  children: ReactNode;
  /** Language of the words when it differs from the page. */
  lang?: string;
}

/** A label of a kind: a genre, a format. To be read only; chosen filters that can be taken away are a `TagGroup`. */
export function Tag(props: TagProps) {
  return <Root {...props} />;
}

const Root = styled.span`
  display: inline-block;
  /* As wide as its words, in the cards of a table too. */
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
