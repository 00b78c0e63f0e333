import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { Input as RACInput } from 'react-aria-components/Input';
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
  /** Width of the input as a CSS length; it indicates the expected length (postcode `9rem`). */
  width?: string;
  /** A green message under the field when the value has been recognised. */
  confirmation?: ReactNode;
  /** Initial value of an uncontrolled field. */
  defaultValue?: string;
  /** The browser's autofill: `postal-code`, `email`. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** The on-screen keyboard of phones. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search' | 'url';
  /** The input's type, if it is not text. */
  type?: 'text' | 'email' | 'tel' | 'url';
  /** The maximum length. */
  maxLength?: number;
  /** Required, which is announced by assistive technology. */
  isRequired?: boolean;
  /** Disabled, for a reason that the page gives. */
  isDisabled?: boolean;
  /** Prefer `DescriptionList` for values that can never be changed. */
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
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of free text. For several use `TextArea`, for numbers `NumberField`, for passwords `PasswordField`. */
export function TextField(props: TextFieldProps) {
  const { label, description, error, width, confirmation, inputRef, lang, ...rest } = props;
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
      <Input ref={inputRef} lang={lang} />
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
