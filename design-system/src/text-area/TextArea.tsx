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
  /** How many characters may be sent; counted under the box. More can be typed, so that a long text can be cut. */
  maxLength?: number;
  /** Rows at the start: about the length expected. The person can make it higher. */
  rows?: number;
  /** Width of the box as a CSS length. */
  width?: string;
  /** Start value when the field is not controlled. */
  defaultValue?: string;
  /** The person has to give it; assistive technology is told. */
  isRequired?: boolean;
  /** Out of use, for a reason that the page gives. */
  isDisabled?: boolean;
  /** To be read and copied only, for a while: what was typed while a record is locked. */
  isReadOnly?: boolean;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
  /** Whether the browser underlines what it takes for a mistake. */
  spellCheck?: 'true' | 'false';
  /** Language of what is typed, for spelling and speech. */
  lang?: string;
  /** `id` of the element. */
  id?: string;
  /** The box itself. */
  inputRef?: Ref<HTMLTextAreaElement>;
}

/**
 * Free text of several lines, if need be with a count of characters. The limit does not stop the typing: who pastes
 * a long text would lose its end without noticing, and nobody can shorten what is not there. What is too much is
 * told in words at once, and refused when the form is sent.
 *
 * Keyboard: Enter begins a new line, Tab goes on.
 */
export function TextArea(props: TextAreaProps) {
  const { label, description, error, maxLength, rows = 5, width, onChange, inputRef, lang, ...rest } = props;
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
