import { styled } from 'styled-components';
import { Stamp } from '../stamp/Stamp';

export interface DueSlipProps {
  /** Stamped dates, at most ten. Without any the slip is empty, as nothing has been lent yet. */
  dates?: readonly string[];
  /** Headings of the two columns. */
  headings?: readonly [string, string];
}

const hands = [
  { tilt: -3, shift: 2, ink: 0.95 },
  { tilt: 1.5, shift: -6, ink: 0.85 },
  { tilt: -1, shift: 5, ink: 0.9 },
  { tilt: 4, shift: 0, ink: 0.8 },
  { tilt: 0, shift: -4, ink: 0.95 },
  { tilt: -5, shift: 6, ink: 0.85 },
  { tilt: 2, shift: -2, ink: 0.9 },
  { tilt: -2, shift: 4, ink: 0.8 },
  { tilt: 3, shift: -5, ink: 0.92 },
  { tilt: -1.5, shift: 1, ink: 0.88 },
];

/** The date slip of a library book, the portal's one ornament: the loans that become money. Decoration only. */
export function DueSlip({ dates = [], headings = ['Eräpäivä', 'Förfallodag'] }: DueSlipProps) {
  return (
    <Root aria-hidden>
      <span className="headings">
        <span>{headings[0]}</span>
        <span>{headings[1]}</span>
      </span>
      <span className="rows">
        {hands.map((hand, index) => (
          <span key={hand.tilt}>{dates[index] && <Stamp {...hand}>{dates[index]}</Stamp>}</span>
        ))}
      </span>
    </Root>
  );
}

const Root = styled.div`
  width: min(100%, 17rem);
  margin-top: var(--s7);
  border-top: 3px double var(--rule-strong);
  border-bottom: 1px solid var(--rule-strong);
  color: var(--muted);
  font-size: var(--small);
  text-align: center;
  .headings { display: grid; grid-template-columns: 1fr 1fr; padding: 0.3rem 0; border-bottom: 1px solid var(--rule-strong); }
  .rows { display: grid; grid-template-columns: 1fr 1fr; }
  .rows > span { display: grid; place-items: center; height: 1.9rem; border-bottom: 1px solid var(--rule); }
  .rows > span:nth-child(odd) { border-inline-end: 1px solid var(--rule); }
  .rows > span:nth-last-child(-n + 2) { border-bottom: 0; }
`;
