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
  /** What the person reads. */
  label: string;
  /** What the choice means, or why it cannot be changed. */
  description?: string;
  /** "Ei mikään näistä": choosing it clears the others, choosing another clears it. Goes last, under a hairline. */
  isExclusive?: boolean;
  /** Cannot be changed, for the reason that its description gives; it can still be reached and read. */
  isDisabled?: boolean;
}

export interface CheckboxGroupProps extends FieldTexts, FieldBinding<string[]> {
  /** The choices, in the order of the page. */
  options: readonly CheckboxOption[];
  /** Start value when the group is not controlled. */
  defaultValue?: string[];
  /** Puts short options side by side where there is room. */
  columns?: 1 | 2 | 3;
  /** The person has to give it; assistive technology is told. */
  isRequired?: boolean;
  /** Out of use, for a reason that the page gives. */
  isDisabled?: boolean;
  /** `id` of the element. */
  id?: string;
}

/**
 * Any number of a few choices: genres, lists one wants to receive. `value` holds the chosen ids.
 *
 * Keyboard: Tab goes from box to box, Space ticks.
 */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, description, error, options, columns = 1, name, defaultValue, onChange, ...rest } = props;
  const [own, setOwn] = useState(defaultValue ?? []);
  const chosen = rest.value ?? own;
  const { choose, cleared } = useExclusiveChoice(chosen, options);
  const change = (wanted: string[]) => {
    const value = choose(wanted);
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
            {...(option.isDisabled && { isReadOnly: true, inputRef: tellDisabled })}
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

/** The primitive knows only boxes that nobody can reach; this one keeps its place in the order of Tab. */
function tellDisabled(input: HTMLInputElement | null) {
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
