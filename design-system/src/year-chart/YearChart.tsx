import type { CSSProperties, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Anchor } from '../anchor/Anchor';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';

export interface ChartYear {
  year: number;
  /** Opens the year. */
  href: string;
  /** The whole: the height of the column, at least 0. */
  value: number;
  /** The coloured part of it. */
  part: number;
}

export interface YearChartRow {
  /** The row's key. */
  id: string;
  /** What the figures are: "Brutto". */
  label: string;
  /** The part of the columns that the figures are: the coloured one or the rest. */
  mark?: 'part' | 'rest';
  /** The figure of a year with its unit: "3 599,36 €". */
  cell: (year: number) => ReactNode;
}

export interface YearChartProps {
  /** Names the table: "Tilitykset maksuvuosittain". */
  caption: string;
  /** One to six years, the oldest first. */
  years: readonly ChartYear[];
  /** The year that the page shows. */
  current: number;
  /** The figures under the columns. The last row is the result, and the figure of a year on a phone. */
  rows: readonly YearChartRow[];
  /** What a phone shows under the bar of a year, instead of the other rows. */
  note?: (year: number) => ReactNode;
}

/**
 * Years as columns that stand on the table of their figures, on a phone as a list of bars. A year opens its page.
 * Keyboard: Tab, Enter.
 */
export function YearChart({ caption, years, current, rows, note }: YearChartProps) {
  const max = Math.max(...years.map(({ value }) => value), 0);
  const drawn = years.map(({ value, part, ...rest }) => ({
    ...rest,
    'aria-current': rest.year === current ? ('true' as const) : undefined,
    style: {
      '--share': max > 0 ? value / max : 0,
      '--part': `${value > 0 ? (part / value) * 100 : 0}%`,
    } as CSSProperties,
  }));
  return (
    <Root>
      <Columns caption={caption} years={drawn} rows={rows} />
      <List aria-label={caption}>
        {drawn.toReversed().map(({ year, href, style, ...state }) => (
          <li key={year}>
            <Anchor href={href} {...state}>
              {/* Spaces separate the texts in the name of the link. */}
              <span>{year}</span> <b>{rows.at(-1)?.cell(year)}</b>{' '}
              <span className="bar" aria-hidden>
                <span style={style} />
              </span>
              <small>
                {note
                  ? note(year)
                  : rows.slice(0, -1).map(({ id, label, cell }) => (
                      <span key={id}>
                        {label} {cell(year)}{' '}
                      </span>
                    ))}
              </small>
            </Anchor>
          </li>
        ))}
      </List>
    </Root>
  );
}

interface ColumnsProps extends Pick<YearChartProps, 'caption' | 'rows'> {
  years: readonly (Pick<ChartYear, 'year' | 'href'> & {
    'aria-current': 'true' | undefined;
    style: CSSProperties;
  })[];
}

function Columns({ caption, years, rows }: ColumnsProps) {
  return (
    <table>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          <td />
          {years.map(({ year, href, style, ...state }) => (
            <th key={year} scope="col">
              <Anchor href={href} {...state}>
                <span className="column" aria-hidden>
                  <span style={style} />
                </span>
                <span className="year">{year}</span>
              </Anchor>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, mark, cell }) => (
          <tr key={id}>
            <th scope="row">
              {mark && <Mark data-mark={mark} aria-hidden />}
              {label}
            </th>
            {years.map(({ year, 'aria-current': isCurrent }) => (
              <td key={year} data-current={isCurrent}>
                {cell(year)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Mark = styled.span`
  display: inline-block;
  width: 0.75rem;
  height: 0.75rem;
  margin-inline-end: var(--s2);
  background: var(--accent);
  &[data-mark='rest'] { background: var(--rule); box-shadow: inset 0 0 0 1px var(--field); }
  @media (forced-colors: active) { forced-color-adjust: none; }
  @media print { print-color-adjust: exact; }
`;

const Root = styled.div`
  margin-bottom: var(--s3);
  table { width: 100%; border-collapse: collapse; table-layout: fixed; border-bottom: 2px solid var(--rule-strong); }
  thead > tr > * { padding: 0; border-bottom: 1px solid var(--rule); font-weight: 400; text-align: end; vertical-align: bottom; }
  thead td { width: 13rem; }
  thead td::after { content: ''; display: block; height: calc(2.75rem + 1px); border-top: 1px solid var(--rule-strong); }
  thead a { display: block; color: inherit; text-decoration: none; }
  thead a:focus-visible { outline-offset: -3px; }
  .column { display: flex; flex-direction: column; justify-content: flex-end; align-items: flex-end; height: 9.5rem; border-bottom: 1px solid var(--rule-strong); }
  .column > span {
    width: min(4.25rem, 80%);
    height: calc(var(--share) * 100%);
    background: linear-gradient(var(--accent), var(--accent)) 0 100% / 100% var(--part) no-repeat var(--rule);
    box-shadow: inset 0 0 0 1px var(--field);
  }
  .year { display: inline-block; height: 2.75rem; line-height: 2.75rem; }
  a:hover .year { color: var(--accent-hover); text-decoration: underline; }
  a[aria-current] .year { font-weight: 600; box-shadow: inset 0 -3px 0 var(--accent); }
  tbody :is(th, td) { padding: 0.45rem 0; border-bottom: 1px solid var(--rule); font-weight: 400; }
  tbody th { color: var(--muted); text-align: start; }
  tbody td { text-align: end; white-space: nowrap; }
  tbody tr:last-child > * { border-bottom: 0; color: var(--ink); font-weight: 600; }
  [data-current] { font-weight: 600; }
  @media (max-width: 1199px) { thead td { width: 9rem; } font-size: var(--table); }
  @media screen and (max-width: 727px) { table { display: none; } font-size: inherit; }
  @media (forced-colors: active) { .column > span, .bar > span { forced-color-adjust: none; } }
  @media print { .column > span { print-color-adjust: exact; } }
`;

const List = styled.ol`
  display: none;
  border-block: 2px solid var(--rule-strong);
  @media screen and (max-width: 727px) { display: block; }
  li + li { border-top: 1px solid var(--rule); }
  a { position: relative; display: grid; grid-template-columns: 1fr auto; gap: 0.1rem var(--s3); padding: 0.65rem 0; color: inherit; text-decoration: none; }
  a[aria-current]::before { content: ''; position: absolute; inset: 0 auto 0 -0.75rem; width: 4px; background: var(--accent); }
  a[aria-current] > span:first-child { font-weight: 600; }
  .bar { grid-column: 1 / -1; height: 0.625rem; }
  .bar > span {
    display: block;
    width: calc(var(--share) * 100%);
    height: 100%;
    background: linear-gradient(var(--accent), var(--accent)) 0 0 / var(--part) 100% no-repeat var(--rule);
    box-shadow: inset 0 0 0 1px var(--field);
  }
  small { display: flex; flex-wrap: wrap; grid-column: 1 / -1; gap: 0 var(--s3); color: var(--muted); font-size: var(--small); }
`;
