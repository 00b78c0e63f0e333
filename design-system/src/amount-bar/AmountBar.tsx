import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Money } from '../money/Money';

export interface AmountBarPart {
  /** What the amount is: "Brutto", "Ennakonpidätys 60 %". */
  label: ReactNode;
  /** Whole cents, at least 0. */
  cents: number;
}

export interface AmountBarProps {
  /** The whole. */
  gross: AmountBarPart;
  /** What is paid: the coloured part. */
  net: AmountBarPart;
  /** What is withheld: the rest. */
  withheld: AmountBarPart;
}

/** From gross to net: one bar, exact to the cent, with its amounts in words at its ends. */
export function AmountBar({ gross, net, withheld }: AmountBarProps) {
  const share = gross.cents > 0 ? net.cents / gross.cents : 0;
  return (
    <Root style={{ '--net': `${share * 100}%` }}>
      <Part part={gross} className="gross" />
      <Part part={net} className="net" />
      <Part part={withheld} className="withheld" />
    </Root>
  );
}

function Part({ part: { label, cents }, className }: { part: AmountBarPart; className: string }) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>
        <Money cents={cents} />
      </dd>
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
  .gross { grid-column: 1 / -1; }
  .gross::after {
    content: '';
    flex: 0 0 100%;
    height: 0.75rem;
    margin-block: 0.3rem 0.25rem;
    background: linear-gradient(var(--accent), var(--accent)) 0 0 / var(--net) 100% no-repeat var(--rule);
    box-shadow: inset 0 0 0 1px var(--field);
  }
  .net dd { color: var(--accent); font-weight: 600; }
  .withheld { justify-content: flex-end; text-align: end; }
  @media (forced-colors: active) { .gross::after { forced-color-adjust: none; } }
  @media print { .gross::after { print-color-adjust: exact; } }
`;
