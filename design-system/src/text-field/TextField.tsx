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
  /** Width of the box as a CSS length; it tells the length expected (postcode `9rem`). */
  width?: string;
  /** Green words under the field when what was typed has been recognised. */
  confirmation?: ReactNode;
  /** Uncontrolled start value. */
  defaultValue?: string;
  /** What the browser may fill in by itself: `postal-code`, `email`. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Which keys a phone shows. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search' | 'url';
  /** What is typed, where it is more than text. */
  type?: 'text' | 'email' | 'tel' | 'url';
  /** How many characters the box takes. */
  maxLength?: number;
  /** The person has to give it; assistive technology is told. */
  isRequired?: boolean;
  /** Out of use, for a reason that the page gives. */
  isDisabled?: boolean;
  /** Prefer `DescriptionList` for values that can never be changed. */
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
