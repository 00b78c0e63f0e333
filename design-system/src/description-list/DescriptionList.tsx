import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface DescriptionListProps {
  /** Terms and values; a value may be any content. */
  items: readonly { term: ReactNode; value: ReactNode }[];
}

/** Read-only facts as text, never as disabled fields. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <Root>
      {items.map(({ term, value }, index) => (
        // The list does not change, and several items may have the same term, such as events in the same minute.
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
