import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { Input as RACInput } from 'react-aria-components/Input';
import { TextArea as RACTextArea } from 'react-aria-components/TextArea';
import { TextField as RACTextField } from 'react-aria-components/TextField';
import { styled } from 'styled-components';
import {
  Confirmation,
  Description,
  ErrorText,
  type FieldBinding,
  type FieldTexts,
  Label,
} from '../field/FieldParts';
import { fieldStyles, inputStyles } from '../field/field-styles';
import { widthStyle } from '../field/width';

export interface TextFieldProps extends FieldTexts, FieldBinding<string> {
  /** Width of the box as a CSS length; it tells the length expected (postcode `9rem`). */
  width?: string;
  /** Number of rows makes a text area. */
  rows?: number;
  /** Green words under the field when what was typed has been recognised. */
  confirmation?: ReactNode;
  /** Uncontrolled start value. */
  defaultValue?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search' | 'url';
  type?: 'text' | 'email' | 'tel' | 'url';
  maxLength?: number;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** Prefer `DescriptionList` for values that can never be changed. */
  isReadOnly?: boolean;
  autoFocus?: boolean;
  spellCheck?: 'true' | 'false';
  /** Language of what is typed, for spelling and speech. */
  lang?: string;
  id?: string;
  inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

/** One line (or with `rows` several) of free text. For numbers use `NumberField`, for passwords `PasswordField`. */
export function TextField(props: TextFieldProps) {
  const { label, description, error, width, rows, confirmation, inputRef, lang, ...rest } = props;
  return (
    <Root
      {...rest}
      data-field={rest.name}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      style={widthStyle(width)}
    >
      <Label>{label}</Label>
      <Description>{description}</Description>
      {rows ? <Area ref={inputRef} rows={rows} lang={lang} /> : <Input ref={inputRef} lang={lang} />}
      <ErrorText>{error}</ErrorText>
      {confirmation !== undefined && <Confirmation>{error ? null : confirmation}</Confirmation>}
    </Root>
  );
}

const Root = styled(RACTextField)`
  ${fieldStyles}
`;

const Input = styled(RACInput)`
  ${inputStyles}
`;

const Area = styled(RACTextArea)`
  ${inputStyles}
  max-width: var(--field-width, 36rem);
  resize: vertical;
`;
