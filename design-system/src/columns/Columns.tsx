import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface ColumnsProps {
  /** Two equal `Column`s, or three of which the first is the widest. */
  children: ReactNode;
}

/** Template A: columns between hairlines, of three two under one on a tablet, one under another on a phone. */
export function Columns({ children }: ColumnsProps) {
  return <Root>{children}</Root>;
}

export interface ColumnProps {
  /** Heading of the column. */
  title: ReactNode;
  /** `id` of the heading, which names the region. */
  id: string;
  children: ReactNode;
  /** A quiet button at the end of the heading's line. */
  action?: ReactNode;
}

/** One column of `Columns`: a region with a heading. */
export function Column({ title, id, children, action }: ColumnProps) {
  return (
    <section aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {action}
      </Head>
      {children}
    </section>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--s4);
  margin-bottom: var(--s4);
  /* The heading alone decides the height of the line. */
  > button { margin-block: -0.75rem; }
`;

const Root = styled.div`
  display: grid;
  grid-template-columns: 1.2fr 1fr 1fr;
  border-top: 1px solid var(--rule-strong);
  > section {
    min-width: 0;
    padding: var(--s6) clamp(1.25rem, 2.4vw, 2.25rem) var(--s7);
    border-inline-start: 1px solid var(--rule);
  }
  > section:first-child { border: 0; padding-inline-start: 0; }
  > section:last-child { padding-inline-end: 0; }
  @media (min-width: 728px) and (max-width: 1199px) {
    grid-template-columns: 1fr 1fr;
    > section:first-child { grid-column: 1 / -1; padding-inline: 0; border-bottom: 1px solid var(--rule); }
    > section:nth-child(2) { border: 0; padding-inline-start: 0; }
  }
  @media (min-width: 728px) {
    &:not(:has(> section:nth-child(3))) {
      grid-template-columns: 1fr 1fr;
      > section:first-child { grid-column: auto; padding-inline-end: clamp(1.25rem, 2.4vw, 2.25rem); border: 0; }
      > section:last-child { padding-inline-start: clamp(1.25rem, 2.4vw, 2.25rem); border-inline-start: 1px solid var(--rule); }
    }
  }
  @media (max-width: 727px) {
    grid-template-columns: minmax(0, 1fr);
    border-top: 0;
    > section, > section:first-child { padding: var(--s5) 0 var(--s6); border: 0; border-top: 1px solid var(--rule-strong); }
  }
  @media print { display: block; > section { padding-inline: 0; border-inline: 0; } }
`;
