import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Money } from '../money/Money';

export interface AmountBarPart {
  /** What the amount is: "Brutto", "Ennakonpidätys 60 %". */
  label: ReactNode;
  /** Whole cents, or another number that `format` writes; at least 0. */
  value: number;
}

export interface AmountBarProps {
  /** The gross amount, all loans. */
  whole: AmountBarPart;
  /** What is paid, or the own share: the coloured part. */
  part: AmountBarPart;
  /** What is withheld, or the share of others. */
  rest: AmountBarPart;
  /** Writes a value; by default as money. */
  format?: (value: number) => ReactNode;
}

const formatMoney = (cents: number) => <Money cents={cents} />;

/** From a whole to a part, such as from gross to net: one exact bar, with its amounts in words at its ends. */
export function AmountBar({ whole, part, rest, format = formatMoney }: AmountBarProps) {
  const share = whole.value > 0 ? part.value / whole.value : 0;
  return (
    <Root style={{ '--part': `${share * 100}%` }}>
      <Part part={whole} className="whole" format={format} />
      <Part part={part} className="part" format={format} />
      <Part part={rest} className="rest" format={format} />
    </Root>
  );
}

interface PartProps {
  part: AmountBarPart;
  className: string;
  format: (value: number) => ReactNode;
}

function Part({ part: { label, value }, className, format }: PartProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{format(value)}</dd>
    </div>
  );
}

const Root = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0.15rem var(--s4);
  margin: 0;
  font-size: var(--small);
  line-height: 1.4;
  text-align: start;
  > div { display: flex; flex-wrap: wrap; gap: 0 0.45rem; }
  dt { color: var(--muted); }
  dd { margin: 0; white-space: nowrap; }
  .whole { grid-column: 1 / -1; }
  .whole::after {
    content: '';
    flex: 0 0 100%;
    height: 0.75rem;
    margin-block: 0.3rem 0.25rem;
    background: linear-gradient(var(--accent), var(--accent)) 0 0 / var(--part) 100% no-repeat var(--rule);
    box-shadow: inset 0 0 0 1px var(--field);
  }
  .part dd { color: var(--accent); font-weight: 600; }
  .rest { justify-content: flex-end; text-align: end; }
  @media (forced-colors: active) { .whole::after { forced-color-adjust: none; } }
  @media print { .whole::after { print-color-adjust: exact; } }
`;
