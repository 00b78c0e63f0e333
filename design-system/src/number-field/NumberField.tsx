import { NumberParser } from '@internationalized/number';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { NumberField as RACNumberField } from 'react-aria-components/NumberField';
import { styled } from 'styled-components';
import { Description, ErrorText, type FieldBinding, type FieldTexts, Label } from '../field/FieldParts';
import { fieldStyles, inputStyles } from '../field/field-styles';
import { widthStyle } from '../field/width';

export interface NumberFieldProps extends FieldTexts, FieldBinding<number | null> {
  /** The least number that the buttons lead to; what is typed beyond is for the form to refuse. */
  minValue?: number;
  /** The greatest number that the buttons lead to. */
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

/** English has Finland's numbers too: 45,5 typed in an English form is not 455. */
const withFinlandsNumbers = (locale: string): string => (locale.startsWith('en') ? 'en-FI' : locale);

/**
 * A number that is counted: authors, percent. Postcodes and account numbers are text: `TextField inputMode="numeric"`.
 *
 * Keyboard: arrows and Page Up/Down change, Home and End go to the limits.
 */
export function NumberField(props: NumberFieldProps) {
  const { locale } = useLocale();
  return (
    <I18nProvider locale={withFinlandsNumbers(locale)}>
      <Counted {...props} />
    </I18nProvider>
  );
}

function Counted(props: NumberFieldProps) {
  const { label, description, error, width = '10rem', value, onChange, onBlur, ...rest } = props;
  const typing = useTyping({ value, onChange, onBlur, formatOptions: rest.formatOptions });
  return (
    <Root
      {...rest}
      {...typing.field}
      data-field={rest.name}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      // What lies outside the bounds stays as it was typed: the form says what is wrong with it.
      commitBehavior="validate"
      style={widthStyle(width)}
    >
      <Label>{label}</Label>
      <Description>{description}</Description>
      <Box ref={takePointAsComma}>
        <Step slot="decrement">
          <Minus aria-hidden />
        </Step>
        <Value onInput={(event) => typing.report(event.currentTarget.value)} />
        <Step slot="increment">
          <Plus aria-hidden />
        </Step>
      </Box>
      <ErrorText>{error}</ErrorText>
    </Root>
  );
}

/** Digits, a point and digits, with a sign and spaces around them as they are copied from elsewhere. */
const numberWithPoint = /^\s*([-+\u2212]?\d+)\.(\d+)\s*%?\s*$/;

/** A point that is typed, or a number that has one, with the comma; undefined of anything else. */
function withComma(text: string): string | undefined {
  if (text === '.') return ',';
  const [, whole, fraction] = numberWithPoint.exec(text) ?? [];
  return whole && `${whole},${fraction}`;
}

/**
 * The primitive drops what its locale does not know, so that 45.5 would become 455, and refuses 45.5 that is pasted.
 * English keyboards and the number keys of some phones have only the point, and so have numbers from elsewhere: it is
 * taken as the comma, typed or pasted, in all three languages. What has several signs, as 1.234,50, is left to the
 * primitive: which of them parts the decimals is not for us to guess.
 */
function takePointAsComma(box: HTMLElement | null) {
  const take = (event: Event, text: string | null | undefined) => {
    const input = event.target;
    const data = text ? withComma(text) : undefined;
    if (data === undefined || !(input instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.stopPropagation();
    const written = { data, inputType: 'insertText', bubbles: true };
    // The primitive refuses what makes no number, as a comma in a field of whole ones.
    if (!input.dispatchEvent(new InputEvent('beforeinput', { ...written, cancelable: true }))) return;
    input.setRangeText(data, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
    input.dispatchEvent(new InputEvent('input', written));
  };
  const onBeforeInput = (event: InputEvent) => take(event, event.data);
  // Asked for by itself: over the whole number the primitive does the pasting, and no input comes of it.
  const onPaste = (event: ClipboardEvent) => take(event, event.clipboardData?.getData('text/plain'));
  box?.addEventListener('beforeinput', onBeforeInput, { capture: true });
  box?.addEventListener('paste', onPaste, { capture: true });
  return () => {
    box?.removeEventListener('beforeinput', onBeforeInput, { capture: true });
    box?.removeEventListener('paste', onPaste, { capture: true });
  };
}

type TypingProps = {
  [K in 'value' | 'onChange' | 'onBlur' | 'formatOptions']: NumberFieldProps[K] | undefined;
};

/**
 * The primitive tells of a number only when it is left, and writes the box anew at every number that it is given. A
 * form must know of the change before its button is pressed, and nobody's digits change under their fingers: so each
 * number that is typed is told, and until the field is left the primitive keeps the one that it had.
 */
function useTyping({ value, onChange, onBlur, formatOptions }: TypingProps) {
  const { locale } = useLocale();
  const parser = useMemo(() => new NumberParser(locale, formatOptions), [locale, formatOptions]);
  const [typed, setTyped] = useState<{ told: number | null; kept: number | null }>();
  const isTyping = typed !== undefined && value === typed.told;
  const shown = isTyping ? typed.kept : value;
  const report = (text: string) => {
    // No number yet, as after a minus.
    const number = parser.parse(text);
    const told = Number.isNaN(number) ? null : number;
    if (shown !== undefined) setTyped({ told, kept: shown });
    onChange?.(told);
  };
  const field = {
    ...(shown !== undefined && { value: shown ?? Number.NaN }),
    onChange: (number: number) => {
      setTyped(undefined);
      onChange?.(Number.isNaN(number) ? null : number);
    },
    onBlur: () => {
      setTyped(undefined);
      onBlur?.();
    },
  };
  return { field, report };
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
