import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface DescriptionListProps {
  /** Names and what they are; a value may be any content. */
  items: readonly { term: ReactNode; value: ReactNode }[];
}

/** Facts that cannot be changed here, as text: never as grey fields. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <Root>
      {items.map(({ term, value }, index) => (
        // The list is fixed, and several may have one term, as what happened in the same minute.
        <div key={index}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Root>
  );
}

const Root = styled.dl`
  margin: 0 0 var(--s5);
  > div { display: grid; grid-template-columns: min(13rem, 40%) minmax(0, 1fr); gap: 0 var(--s4); padding-block: 0.175rem; }
  dt { color: var(--muted); }
  dd { overflow-wrap: anywhere; }
  dd > :last-child { margin-bottom: 0; }
  @media (max-width: 727px) {
    > div { grid-template-columns: minmax(0, 1fr); padding-block: 0 var(--s2); }
  }
`;
