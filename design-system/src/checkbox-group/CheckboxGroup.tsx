import { useState } from 'react';
import { CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup as RACCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { styled } from 'styled-components';
import { CheckboxRow } from '../checkbox/Checkbox';
import { useExclusiveChoice } from '../exclusive-choice/use-exclusive-choice';
import { Description, ErrorText, type FieldBinding, type FieldTexts, Label } from '../field/FieldParts';
import { fieldStyles } from '../field/field-styles';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';

export interface CheckboxOption {
  /** The stored value. */
  id: string;
  /** The visible text. */
  label: string;
  /** What the option means, or why it cannot be changed. */
  description?: string;
  /** "Ei mikään näistä": choosing it clears the others, choosing another clears it. Comes last, under a hairline. */
  isExclusive?: boolean;
  /** Cannot be changed, for the reason in its description; it can still be focused and read. */
  isDisabled?: boolean;
}

export interface CheckboxGroupProps extends FieldTexts, FieldBinding<string[]> {
  /** The options, in the order of the page. */
  options: readonly CheckboxOption[];
  /** Initial value of an uncontrolled group. */
  defaultValue?: string[];
  /** Arranges short options side by side if there is room. */
  columns?: 1 | 2 | 3;
  /** Required, which is announced by assistive technology. */
  isRequired?: boolean;
  /** Disabled, for a reason that the page gives. */
  isDisabled?: boolean;
  /** `id` of the element. */
  id?: string;
}

/**
 * Any number of a few options: genres, subscriptions. `value` is the selected ids. Keyboard: Tab moves from checkbox to
 * checkbox, Space toggles.
 */
export function CheckboxGroup({
  label,
  description,
  error,
  options,
  columns = 1,
  name,
  defaultValue,
  onChange,
  ...rest
}: CheckboxGroupProps) {
  const [own, setOwn] = useState(defaultValue ?? []);
  const chosen = rest.value ?? own;
  const { choose, cleared } = useExclusiveChoice(chosen, options);
  const change = (checked: string[]) => {
    const value = choose(checked);
    setOwn(value);
    onChange?.(value);
  };
  return (
    <Root
      {...rest}
      data-field={name}
      {...(name !== undefined && { name })}
      value={chosen}
      onChange={change}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <Label>{label}</Label>
      <Description>{description}</Description>
      <Options data-columns={columns}>
        {options.map((option) => (
          <CheckboxField
            key={option.id}
            value={option.id}
            data-exclusive={option.isExclusive}
            {...(option.isDisabled && { isReadOnly: true, inputRef: setAriaDisabled })}
          >
            <CheckboxRow>{option.label}</CheckboxRow>
            <Description>{option.description}</Description>
          </CheckboxField>
        ))}
      </Options>
      {options.some(({ isExclusive }) => isExclusive) && (
        <VisuallyHidden role="status">{cleared}</VisuallyHidden>
      )}
      <ErrorText>{error}</ErrorText>
    </Root>
  );
}

/** The primitive's disabled checkboxes are not focusable; this one keeps its place in the tab order. */
function setAriaDisabled(input: HTMLInputElement | null) {
  input?.setAttribute('aria-disabled', 'true');
  return () => input?.removeAttribute('aria-disabled');
}

const Root = styled(RACCheckboxGroup)`
  ${fieldStyles}
`;

const Options = styled.div`
  [slot='description'] { margin: 0 0 var(--s2) 2.125rem; }
  [data-exclusive]:not(:first-child) {
    grid-column: 1 / -1;
    margin-top: var(--s1);
    padding-top: var(--s1);
    border-top: 1px solid var(--rule);
  }
  &[data-columns='2'] { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr)); gap: 0 var(--s5); }
  &[data-columns='3'] { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr)); gap: 0 var(--s5); }
`;
