import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField as RACNumberField } from 'react-aria-components/NumberField';
import { styled } from 'styled-components';
import { Description, ErrorText, type FieldBinding, type FieldTexts, Label } from '../field/FieldParts';
import { fieldStyles, inputStyles } from '../field/field-styles';
import { widthStyle } from '../field/width';

export interface NumberFieldProps extends FieldTexts, FieldBinding<number | null> {
  /** The least number that is taken. */
  minValue?: number;
  /** The greatest number that is taken. */
  maxValue?: number;
  /** How much one press of a button changes; 0.5 for percents of tax. */
  step?: number;
  /** As of `Intl.NumberFormat`, for example `{ style: 'percent' }`. */
  formatOptions?: Intl.NumberFormatOptions;
  /** Start value when the field is not controlled. */
  defaultValue?: number;
  /** Width of the box as a CSS length. */
  width?: string;
  /** The person has to give it; assistive technology is told. */
  isRequired?: boolean;
  /** Out of use, for a reason that the page gives. */
  isDisabled?: boolean;
  /** `id` of the element. */
  id?: string;
}

/**
 * A number that is counted: authors, percent. Postcodes and account numbers are text: `TextField inputMode="numeric"`.
 *
 * Keyboard: arrows and Page Up/Down change, Home and End go to the limits.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, description, error, value, onChange, width = '10rem', name, ...rest } = props;
  // The field itself tells only when it is left; a form must know of the change before its button is pressed.
  const report = (typed: string): void => {
    const number = typedNumber(typed);
    if (number !== undefined && !rest.formatOptions) onChange?.(number);
  };
  return (
    <Root
      {...rest}
      data-field={name}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      {...(value !== undefined && { value: value ?? Number.NaN })}
      onChange={(number) => onChange?.(Number.isNaN(number) ? null : number)}
      style={widthStyle(width)}
    >
      <Label>{label}</Label>
      <Description>{description}</Description>
      <Box>
        <Step slot="decrement">
          <Minus aria-hidden />
        </Step>
        <Value onInput={(event) => report(event.currentTarget.value)} />
        <Step slot="increment">
          <Plus aria-hidden />
        </Step>
      </Box>
      <ErrorText>{error}</ErrorText>
    </Root>
  );
}

/** What has been typed so far; undefined while it is no whole number yet, as after a comma. */
function typedNumber(typed: string): number | undefined {
  const plain = typed.replace(/\s/g, '').replace(',', '.').replace('\u2212', '-');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

const Root = styled(RACNumberField)`
  ${fieldStyles}
`;

const Box = styled(Group)`
  ${inputStyles}
  display: flex;
  &&& { padding: 0; }
  &:focus-within { border-color: var(--ink); }
`;

const Value = styled(Input)`
  flex: 1;
  min-width: 0;
  padding: 0.5rem 0.25rem;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: center;
  &:focus-visible { outline-offset: 0; box-shadow: none; }
  @media (forced-colors: active) { &[data-disabled] { color: GrayText; } }
`;

const Step = styled(Button)`
  display: grid;
  place-items: center;
  flex: none;
  width: 2.75rem;
  border: 0;
  background: none;
  color: var(--accent);
  cursor: pointer;
  &:hover { background: var(--accent-tint); }
  &[data-disabled] { color: var(--muted); background: none; cursor: not-allowed; }
  @media (forced-colors: active) { &[data-disabled] { color: GrayText; } }
`;
