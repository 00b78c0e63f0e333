import { type ReactNode, useState } from 'react';
import { Input as RACInput } from 'react-aria-components/Input';
import { TextField as RACTextField, type TextFieldProps } from 'react-aria-components/TextField';
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
import { useStrings } from '../strings/use-strings';
import { passwordStrings } from './password-field.strings';

export interface PasswordFieldProps extends FieldTexts, FieldBinding<string> {
  /** `current-password` for login, `new-password` for a new one, which password managers need to know. */
  autoComplete: 'current-password' | 'new-password';
  /** Width of the input as a CSS length. */
  width?: string;
  /** A green message under the field, for example when a new password is strong enough. */
  confirmation?: ReactNode;
  /** A `StrengthBar`, or another reaction to the typed value. */
  children?: ReactNode;
  /** Required, which is announced by assistive technology. */
  isRequired?: boolean;
  /** Disabled, for a reason that the page gives. */
  isDisabled?: boolean;
  /** `id` of the element. */
  id?: string;
}

/**
 * A password with a button that shows it. Pasting and password managers work; Caps Lock is reported. Keyboard: Tab
 * reaches the Show button after the field.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { label, description, error, width, confirmation, children, ...rest } = props;
  const [isShown, setShown] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const t = useStrings(passwordStrings);
  const watchCapsLock: TextFieldProps['onKeyDown'] = (event) => {
    setCapsLock(event.getModifierState('CapsLock'));
    // Escape closes the dialog that the field is in.
    event.continuePropagation();
  };
  return (
    <Root
      {...rest}
      data-field={rest.name}
      type={isShown ? 'text' : 'password'}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      spellCheck="false"
      autoCorrect="off"
      style={widthStyle(width)}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
    >
      <Label>{label}</Label>
      <Description>{description}</Description>
      <Box>
        <Input autoCapitalize="off" />
        <Show
          type="button"
          aria-label={t(isShown ? 'hideLabel' : 'showLabel')}
          disabled={rest.isDisabled}
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? 'hide' : 'show')}
        </Show>
      </Box>
      <Hint role="status">{isCapsLock ? t('capsLock') : ''}</Hint>
      {children}
      <ErrorText>{error}</ErrorText>
      {confirmation !== undefined && <Confirmation>{error ? null : confirmation}</Confirmation>}
    </Root>
  );
}

const Root = styled(RACTextField)`
  ${fieldStyles}
`;

const Box = styled.span`
  position: relative;
  display: block;
  max-width: var(--field-width, 28rem);
`;

const Input = styled(RACInput)`
  ${inputStyles}
  && { padding-inline-end: 5.5rem; }
  /* Other browsers would throw an error for the selector, which takes time while a page starts. */
  @supports selector(::-ms-reveal) { &::-ms-reveal { display: none; } }
`;

const Show = styled.button`
  position: absolute;
  inset-block: 1px;
  inset-inline-end: 1px;
  min-width: 2.75rem;
  padding: 0 0.8rem;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: var(--accent);
  font: inherit;
  cursor: pointer;
  &:hover { color: var(--accent-hover); text-decoration: underline; }
  &:disabled { color: var(--muted); cursor: not-allowed; }
`;

const Hint = styled.span`
  display: block;
  color: var(--warn);
  font-size: var(--small);
`;
