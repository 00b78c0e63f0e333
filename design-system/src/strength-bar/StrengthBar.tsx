import { Meter } from 'react-aria-components/Meter';
import { styled } from 'styled-components';

export interface StrengthBarProps {
  /** From 0 (nothing typed) to 5 (strong enough). */
  score: 0 | 1 | 2 | 3 | 4 | 5;
  /** The strength in words; the bar alone is not enough. Empty while nothing is typed, which is no weakness yet. */
  label: string;
  /** Name for assistive technology: "Salasanan vahvuus". */
  name: string;
}

/** How strong a new password is, in five steps and in words. Goes inside `PasswordField`. */
export function StrengthBar({ score, label, name }: StrengthBarProps) {
  return (
    <Root data-score={score}>
      <Meter aria-label={name} value={score} maxValue={5} valueLabel={label || '–'}>
        <Steps>
          {[1, 2, 3, 4, 5].map((step) => (
            <span key={step} data-filled={step <= score || undefined} />
          ))}
        </Steps>
      </Meter>
      {/* Next to the meter, whose content is never announced. */}
      <Words role="status">{label}</Words>
    </Root>
  );
}

const Root = styled.div`
  max-width: var(--field-width, 28rem);
  margin-top: var(--s2);
  --strength: var(--danger);
  &[data-score='3'], &[data-score='4'] { --strength: var(--warn); }
  &[data-score='5'] { --strength: var(--ok); }
`;

const Steps = styled.span`
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  gap: 3px;
  > span { height: 5px; background: var(--rule); }
  > [data-filled] { background: var(--strength); }
  @media (forced-colors: active) {
    > span { border: 1px solid CanvasText; }
    > [data-filled] { background: CanvasText; forced-color-adjust: none; }
  }
`;

const Words = styled.span`
  display: block;
  min-height: 1.4rem;
  color: var(--strength);
  font-size: var(--small);
`;
