import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { styled } from 'styled-components';
import { Description, ErrorText, type FieldBinding } from '../field/FieldParts';
import { choiceStyles, markStyles } from './box-styles';

export interface CheckboxProps extends FieldBinding<boolean> {
  /** The label next to the checkbox; part of the target. May contain a link. */
  children: ReactNode;
  /** What the option means. */
  description?: ReactNode;
  /** What is wrong and how to fix it. */
  error?: string | undefined;
  /** Required, which is announced by assistive technology. */
  isRequired?: boolean;
  /** Disabled, for a reason that the page gives. */
  isDisabled?: boolean;
  /** Initial value of an uncontrolled checkbox. */
  defaultValue?: boolean;
  /** `id` of the element. */
  id?: string;
}

/**
 * One yes or no that is saved with the form. For an immediate effect use `Switch`, for several of a kind
 * `CheckboxGroup`. Keyboard: Space.
 */
export function Checkbox(props: CheckboxProps) {
  const { children, description, error, value, defaultValue, name, onChange, onBlur, ...rest } = props;
  return (
    <Field
      {...rest}
      data-field={name}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      {...(name !== undefined && { name })}
      {...(value !== undefined && { isSelected: value })}
      {...(defaultValue !== undefined && { defaultSelected: defaultValue })}
      {...(onChange && { onChange })}
      {...(onBlur && { onBlur })}
    >
      <CheckboxRow>{children}</CheckboxRow>
      <Description>{description}</Description>
      <ErrorText>{error}</ErrorText>
    </Field>
  );
}

/** The checkbox and its label; a part of `Checkbox` and `CheckboxGroup`. */
export function CheckboxRow({ children }: { children: ReactNode }) {
  return (
    <Row>
      {({ isSelected }) => (
        <>
          <Mark>{isSelected && <Check aria-hidden />}</Mark>
          <span>{children}</span>
        </>
      )}
    </Row>
  );
}

/** Adjacent checkboxes are close together, with more space after the last. */
const Field = styled(CheckboxField)`
  max-width: 36rem;
  &:not(:last-child):not(:has(+ &)) { margin-bottom: var(--s4); }
  /* The row has its own space under its label, a line under it has none. */
  &:has(> :is([slot='description'], [slot='errorMessage'])):not(:last-child):not(:has(+ &)) { margin-bottom: var(--s5); }
  [slot='description'] { margin: 0 0 var(--s2) 2.125rem; }
`;

const Row = styled(CheckboxButton)`
  ${choiceStyles}
`;

const Mark = styled.span`
  ${markStyles}
`;
