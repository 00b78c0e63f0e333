import { type Ref, useId, useState } from 'react';
import { TextArea as RACTextArea } from 'react-aria-components/TextArea';
import { TextField as RACTextField } from 'react-aria-components/TextField';
import { styled } from 'styled-components';
import { Description, ErrorText, type FieldBinding, type FieldTexts, Label } from '../field/FieldParts';
import { fieldStyles, inputStyles } from '../field/field-styles';
import { widthStyle } from '../field/width';
import { useStrings } from '../strings/use-strings';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { CharacterCount } from './CharacterCount';
import { textAreaStrings } from './text-area.strings';

export interface TextAreaProps extends FieldTexts, FieldBinding<string> {
  /** The maximum length, counted under the input. More can be typed, so that a long text can be shortened. */
  maxLength?: number;
  /** Initial rows: about the expected length. The user can resize it. */
  rows?: number;
  /** Width of the input as a CSS length. */
  width?: string;
  /** Initial value of an uncontrolled field. */
  defaultValue?: string;
  /** Required, which is announced by assistive technology. */
  isRequired?: boolean;
  /** Disabled, for a reason that the page gives. */
  isDisabled?: boolean;
  /** Temporarily read-only: text typed while a record is locked. */
  isReadOnly?: boolean;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
  /** Whether the browser checks the spelling. */
  spellCheck?: 'true' | 'false';
  /** Language of the typed text, for spelling and speech. */
  lang?: string;
  /** `id` of the element. */
  id?: string;
  /** The textarea element. */
  inputRef?: Ref<HTMLTextAreaElement>;
}

/**
 * Free text of several lines, optionally with a count of characters. The limit does not stop the typing, because
 * pasting would silently lose the end of a long text. Excess is reported immediately, and refused on submit. Keyboard:
 * Enter starts a new line, Tab leaves it.
 */
export function TextArea({
  label,
  description,
  error,
  maxLength,
  rows = 5,
  width,
  onChange,
  inputRef,
  lang,
  ...rest
}: TextAreaProps) {
  const t = useStrings(textAreaStrings);
  const limitId = useId();
  const [typed, setTyped] = useState(rest.defaultValue ?? '');
  const length = (rest.value ?? typed).length;
  const change = (value: string) => {
    setTyped(value);
    onChange?.(value);
  };
  return (
    <Root
      {...rest}
      data-field={rest.name}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      onChange={change}
      style={widthStyle(width)}
      {...(maxLength && { 'aria-describedby': limitId })}
    >
      <Label>{label}</Label>
      <Description>{description}</Description>
      <Area ref={inputRef} rows={rows} lang={lang} />
      <Under>
        <ErrorText>{error}</ErrorText>
        {maxLength && <CharacterCount length={length} max={maxLength} />}
      </Under>
      {maxLength && <VisuallyHidden id={limitId}>{t('limit', { max: maxLength })}</VisuallyHidden>}
    </Root>
  );
}

const Root = styled(RACTextField)`
  ${fieldStyles}
`;

const Area = styled(RACTextArea)`
  ${inputStyles}
  max-width: var(--field-width, 36rem);
  resize: vertical;
`;

const Under = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--s4);
  max-width: var(--field-width, 36rem);
`;
