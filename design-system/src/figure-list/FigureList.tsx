import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface FigureItem {
  /** The figure, formatted: "1 205,32 €". */
  value: ReactNode;
  /** What it counts, in a few words: "teosta luettelossa". */
  label: ReactNode;
  /** `danger` when it needs attention. */
  tone?: 'danger';
}

export interface FigureListProps {
  /** Two to six figures. */
  items: readonly FigureItem[];
}

/** The figures that sum up a record, in a row that wraps. */
export function FigureList({ items }: FigureListProps) {
  return (
    <Root>
      {items.map(({ value, label, tone }, index) => (
        <div key={index} data-tone={tone}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Root>
  );
}

const Root = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--s3) var(--s6);
  margin: 0;
  padding-block: var(--s4);
  border-top: 1px solid var(--rule);
  > div { display: flex; flex-direction: column-reverse; }
  dt { color: var(--muted); font-size: var(--small); }
  dd { margin: 0; font: 440 1.625rem/1.2 var(--serif); font-variant-numeric: lining-nums; white-space: nowrap; }
  [data-tone='danger'] dd { color: var(--danger); }
  @media (max-width: 727px) {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
  }
`;
