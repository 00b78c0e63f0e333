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
  /** The minimum of the buttons; the form must refuse smaller typed numbers. */
  minValue?: number;
  /** The maximum of the buttons. */
  maxValue?: number;
  /** The step of the buttons; 0.5 for percents of tax. */
  step?: number;
  /** As in `Intl.NumberFormat`, for example `{ style: 'percent' }`. */
  formatOptions?: Intl.NumberFormatOptions;
  /** Initial value of an uncontrolled field. */
  defaultValue?: number;
  /**
   * Width of the input as a CSS length.
   * @default '10rem'
   */
  width?: string;
  /** Required, which is announced by assistive technology. */
  isRequired?: boolean;
  /** Disabled, for a reason that the page gives. */
  isDisabled?: boolean;
  /** `id` of the element. */
  id?: string;
}

/** English uses the Finnish format too: 45,5 typed in an English form is not 455. */
const withFinlandsNumbers = (locale: string): string => (locale.startsWith('en') ? 'en-FI' : locale);

/**
 * A quantity: authors, percent. Postcodes and account numbers are text: `TextField inputMode="numeric"`. Keyboard:
 * arrows and Page Up/Down change, Home and End go to the limits.
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
      // A number outside the bounds stays as typed: the form shows the error.
      commitBehavior="validate"
      style={widthStyle(width)}
    >
      <Label>{label}</Label>
      <Description>{description}</Description>
      <Box ref={replacePointByComma}>
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

/** Digits, a point and digits, with a sign and surrounding spaces as copied from elsewhere. */
const numberWithPoint = /^\s*([-+\u2212]?\d+)\.(\d+)\s*%?\s*$/;

/** Replaces a typed point, or the point of a number, by a comma; undefined for anything else. */
function withComma(text: string): string | undefined {
  if (text === '.') return ',';
  const [, whole, fraction] = numberWithPoint.exec(text) ?? [];
  return whole && `${whole},${fraction}`;
}

/**
 * The primitive drops characters unknown to its locale, so that 45.5 would become 455, and refuses a pasted 45.5.
 * English keyboards, some phones' number keys and copied numbers only have the point, so it is treated as the comma,
 * typed or pasted, in all three languages. Values with several separators, such as 1.234,50, are left to the primitive,
 * because it is ambiguous which one is the decimal separator.
 */
function replacePointByComma(box: HTMLElement | null) {
  const take = (event: Event, text: string | null | undefined) => {
    const input = event.target;
    const data = text ? withComma(text) : undefined;
    if (data === undefined || !(input instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.stopPropagation();
    const written = { data, inputType: 'insertText', bubbles: true };
    // The primitive refuses invalid numbers, such as a comma in a field of whole ones.
    if (!input.dispatchEvent(new InputEvent('beforeinput', { ...written, cancelable: true }))) return;
    input.setRangeText(data, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
    input.dispatchEvent(new InputEvent('input', written));
  };
  const onBeforeInput = (event: InputEvent) => take(event, event.data);
  // Needed separately: over the whole number the primitive handles the paste, and no input event follows.
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
 * The primitive reports a number only on blur, and rewrites the input for every number that it is given. A form must
 * know of the change before its button is pressed, and typed digits must not change: so each typed number is reported,
 * and until blur the primitive keeps its previous number.
 */
function useTyping({ value, onChange, onBlur, formatOptions }: TypingProps) {
  const { locale } = useLocale();
  const parser = useMemo(() => new NumberParser(locale, formatOptions), [locale, formatOptions]);
  const [typed, setTyped] = useState<{ reported: number | null; shown: number | null }>();
  const isTyping = typed !== undefined && value === typed.reported;
  const shown = isTyping ? typed.shown : value;
  const report = (text: string) => {
    // Not a number yet, for example after a minus sign.
    const number = parser.parse(text);
    const reported = Number.isNaN(number) ? null : number;
    if (shown !== undefined) setTyped({ reported, shown });
    onChange?.(reported);
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
