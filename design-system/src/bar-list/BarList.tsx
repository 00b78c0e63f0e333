import type { CSSProperties, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Anchor } from '../anchor/Anchor';

export interface BarListItem {
  /** The bar's key. */
  id: string;
  /** What it is: the name of a work, a format. */
  label: ReactNode;
  /** The page of it. */
  href?: string;
  /** The whole: the length of the bar, at least 0. */
  value: number;
  /** The coloured part of it; by default the whole. */
  part?: number;
  /** The figure at the end of the row with its unit: "1 042,14 €", "1 444 lainaa". */
  figure: ReactNode;
  /** More about the figure: "osuus 1 782 lainasta". */
  note?: ReactNode;
}

export interface BarListProps {
  /** Names the list. */
  label: string;
  /** The bars, the largest figure first. */
  items: readonly BarListItem[];
}

/** Names with a figure and its bar, to see which one is the largest. A row leads to its page. Keyboard: Tab, Enter. */
export function BarList({ label: name, items }: BarListProps) {
  const max = Math.max(...items.map(({ value }) => value), 0);
  return (
    <Root>
      <ul aria-label={name}>
        {items.map(({ id, label, href, value, part = value, figure, note }) => {
          const share = { '--share': max > 0 ? value / max : 0, '--part': `${(part / value) * 100}%` };
          const row = (
            <>
              {/* Spaces separate the texts in the name of the link. */}
              <span className="label">{label}</span>{' '}
              <span className="track" aria-hidden>
                {value > 0 && (
                  <span style={share as CSSProperties} data-has-rest={part < value || undefined} />
                )}
              </span>
              <span className="figure">
                {figure}
                {note && <small> {note}</small>}
              </span>
            </>
          );
          return (
            <li key={id}>{href === undefined ? <div>{row}</div> : <Anchor href={href}>{row}</Anchor>}</li>
          );
        })}
      </ul>
    </Root>
  );
}

const Root = styled.div`
  container-type: inline-size;
  margin-bottom: var(--s5);
  li { border-top: 1px solid var(--rule); }
  li:last-child { border-bottom: 1px solid var(--rule); }
  li > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.15rem var(--s4);
    align-items: center;
    min-height: var(--target);
    padding: 0.3rem 0;
    color: inherit;
    text-decoration: none;
  }
  a:hover { background: var(--accent-tint); }
  a:hover .label { text-decoration: underline; text-decoration-color: var(--accent-line); }
  a .label { font: 440 1.125rem/1.25 var(--serif); }
  .label { overflow-wrap: anywhere; hyphens: auto; }
  .track { grid-row: 2; grid-column: 1 / -1; height: 0.75rem; }
  .track > span {
    display: block;
    width: calc(var(--share) * 100%);
    min-width: 0.125rem;
    height: 100%;
    background: var(--accent);
  }
  .track > [data-has-rest] {
    background: linear-gradient(var(--accent), var(--accent)) 0 0 / var(--part) 100% no-repeat var(--rule);
    box-shadow: inset 0 0 0 1px var(--field);
  }
  .figure { text-align: end; white-space: nowrap; }
  small { display: block; color: var(--muted); font-size: var(--small); line-height: 1.25; }
  @container (min-width: 32rem) {
    /* All rows have the same columns, so that the lengths of their bars are comparable. */
    ul { display: grid; grid-template-columns: minmax(7rem, 15rem) minmax(0, 1fr) auto; }
    li, li > * { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; }
    .track { grid-row: auto; grid-column: auto; }
  }
  @media (forced-colors: active) { .track > span { forced-color-adjust: none; } }
  @media print { .track > span { print-color-adjust: exact; } }
`;
