import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface KeyFigureFact {
  /** "Maksettu 2.6.2026". */
  term: ReactNode;
  /** Its figure. */
  value: ReactNode;
  /** More about the figure, below it. */
  note?: ReactNode;
}

export interface KeyFigureProps {
  /** What the figure is, in serif italic above it: "Vuonna 2026 tilillesi". */
  lead: ReactNode;
  /** The formatted figure: "3 599,36 €", "20 676". */
  value: ReactNode;
  /** The unit of a number: "kertaa". */
  unit?: ReactNode;
  /** How the figure comes about: an `AmountBar`. */
  children?: ReactNode;
  /** Related figures next to it, on a narrow screen below it. */
  facts: readonly KeyFigureFact[];
}

/** The figure that a page is about, in the size of a title, with what belongs to it. */
export function KeyFigure({ lead, value, unit, children, facts }: KeyFigureProps) {
  return (
    <Root>
      <div>
        {/* Another choice of what is shown changes only the text. */}
        <Figure aria-live="polite">
          <span>{lead}</span> <strong>{value}</strong> {unit && <em>{unit}</em>}
        </Figure>
        {children}
      </div>
      <Facts>
        {facts.map(({ term, value: figure, note }, index) => (
          <div key={index}>
            <dt>{term}</dt>
            <dd>
              {figure}
              {note && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </Facts>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.55fr) minmax(0, 1fr);
  gap: var(--s5) clamp(2.5rem, 6vw, 6rem);
  align-items: end;
  padding-block: var(--s5) var(--s6);
  @media (max-width: 1023px) { grid-template-columns: minmax(0, 1fr); }
`;

const Figure = styled.p`
  margin: 0 0 var(--s4);
  > span { display: block; color: var(--muted); font: italic 400 var(--lead)/1.35 var(--serif); }
  strong {
    font: 380 clamp(2.75rem, 1.9rem + 4vw, 5rem)/1.05 var(--serif);
    font-variant-numeric: lining-nums;
    letter-spacing: -0.032em;
    white-space: nowrap;
  }
  em { margin-inline-start: var(--s2); color: var(--muted); font: italic 400 1.5rem/1 var(--serif); }
`;

const Facts = styled.dl`
  border-top: 1px solid var(--rule);
  > div { display: flex; justify-content: space-between; gap: var(--s4); padding: 0.55rem 0; border-bottom: 1px solid var(--rule); }
  dt { color: var(--muted); }
  dd { text-align: end; }
  small { display: block; color: var(--muted); font-size: var(--small); }
`;
