import { CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup as RACCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { styled } from 'styled-components';
import { CheckboxRow } from '../checkbox/Checkbox';
import { Description, ErrorText, type FieldBinding, type FieldTexts, Label } from '../field/FieldParts';
import { fieldStyles } from '../field/field-styles';

interface CheckboxOption {
  id: string;
  label: string;
  description?: string;
  /** Cannot be changed, for the reason that its description gives; it can still be reached and read. */
  isDisabled?: boolean;
}

export interface CheckboxGroupProps extends FieldTexts, FieldBinding<string[]> {
  options: readonly CheckboxOption[];
  /** Start value when the group is not controlled. */
  defaultValue?: string[];
  /** Puts short options side by side where there is room. */
  columns?: 1 | 2 | 3;
  isRequired?: boolean;
  isDisabled?: boolean;
  id?: string;
}

/**
 * Any number of a few choices: genres, lists one wants to receive. `value` holds the chosen ids.
 *
 * Keyboard: Tab goes from box to box, Space ticks.
 */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, description, error, options, columns = 1, name, ...rest } = props;
  return (
    <Root {...rest} data-field={name} isInvalid={Boolean(error)} validationBehavior="aria">
      <Label>{label}</Label>
      <Description>{description}</Description>
      <Options data-columns={columns}>
        {options.map((option) => (
          <CheckboxField
            key={option.id}
            value={option.id}
            {...(option.isDisabled && { isReadOnly: true, inputRef: tellDisabled })}
          >
            <CheckboxRow>{option.label}</CheckboxRow>
            <Description>{option.description}</Description>
          </CheckboxField>
        ))}
      </Options>
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
  &[data-columns='2'] { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr)); gap: 0 var(--s5); }
  &[data-columns='3'] { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr)); gap: 0 var(--s5); }
`;
