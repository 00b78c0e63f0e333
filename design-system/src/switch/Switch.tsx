import type { ReactNode } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import { styled } from 'styled-components';
import { choiceStyles } from '../checkbox/box-styles';
import { Description, ErrorText, type FieldBinding } from '../field/FieldParts';

export interface SwitchProps extends FieldBinding<boolean> {
  /** What is on or off. */
  children: ReactNode;
  /** The effect of turning it on. */
  description?: ReactNode;
  /** What is wrong and how to fix it. */
  error?: string | undefined;
  /** Initial value of an uncontrolled switch. */
  defaultValue?: boolean;
  /** Disabled, for a reason that the page gives. */
  isDisabled?: boolean;
  /** `id` of the element. */
  id?: string;
}

/** Turns something on or off. For consent and for lists of options use `Checkbox`. Keyboard: Space. */
export function Switch({ children, description, error, value, defaultValue, name, ...rest }: SwitchProps) {
  return (
    <Field
      {...rest}
      data-field={name}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      {...(name !== undefined && { name })}
      {...(value !== undefined && { isSelected: value })}
      {...(defaultValue !== undefined && { defaultSelected: defaultValue })}
    >
      <Row>
        <Track />
        <span>{children}</span>
      </Row>
      <Description>{description}</Description>
      <ErrorText>{error}</ErrorText>
    </Field>
  );
}

const Field = styled(SwitchField)`
  max-width: 36rem;
  [slot='description'] { margin: 0 0 var(--s3) 3.5rem; }
`;

const Row = styled(SwitchButton)`
  ${choiceStyles}
`;

const Track = styled.span`
  position: relative;
  flex: none;
  width: 2.75rem;
  height: 1.5rem;
  border: 1.5px solid var(--field);
  border-radius: 1rem;
  background: var(--sheet);
  /* In print the background distinguishes on from off. */
  print-color-adjust: exact;
  transition: background-color var(--quick);
  &::after {
    content: '';
    position: absolute;
    inset-block: 3px;
    inset-inline-start: 4px;
    width: 0.9375rem;
    border-radius: 50%;
    background: var(--field);
    transition: translate var(--quick), background-color var(--quick);
  }
  [data-hovered] > & { border-color: var(--ink); }
  [data-selected] > & { border-color: var(--accent); background: var(--accent); }
  [data-selected] > &::after { translate: 1.15rem 0; background: var(--on-accent); }
  [data-invalid] > & { border: 2px solid var(--danger); }
  [data-disabled] > & { opacity: 0.6; }
  [data-focus-visible] > & { outline: 3px solid var(--focus); outline-offset: 2px; box-shadow: 0 0 0 2px var(--focus-halo); }
  @media (forced-colors: active) {
    [data-selected] > & { background: Highlight; forced-color-adjust: none; }
    &::after { background: ButtonText; }
  }
`;
