import { RadioGroup as RACRadioGroup, RadioButton, RadioField } from 'react-aria-components/RadioGroup';
import { styled } from 'styled-components';
import { choiceStyles, markStyles } from '../checkbox/box-styles';
import { Description, ErrorText, type FieldBinding, type FieldTexts, Label } from '../field/FieldParts';
import { fieldStyles } from '../field/field-styles';

export interface RadioGroupProps extends FieldTexts, FieldBinding<string> {
  /** The options, each with a description if it needs one. */
  options: readonly { id: string; label: string; description?: string; isDisabled?: boolean }[];
  /** Initial value of an uncontrolled group. */
  defaultValue?: string;
  /** Required, which is announced by assistive technology. */
  isRequired?: boolean;
  /** Disabled, for a reason that the page gives. */
  isDisabled?: boolean;
  /** `id` of the element. */
  id?: string;
}

/**
 * One of a few options that are all visible. For more than about six use `Select`. Keyboard: Tab to the group, arrows
 * choose.
 */
export function RadioGroup(props: RadioGroupProps) {
  const { label, description, error, options, name, value, ...rest } = props;
  return (
    <Root
      {...rest}
      data-field={name}
      {...(name !== undefined && { name })}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      {...(value !== undefined && { value: value || null })}
    >
      <Label>{label}</Label>
      <Description>{description}</Description>
      <div>
        {options.map((option) => (
          <Field key={option.id} value={option.id} isDisabled={option.isDisabled ?? false}>
            <Row>
              <Mark />
              <span>{option.label}</span>
            </Row>
            <Description>{option.description}</Description>
          </Field>
        ))}
      </div>
      <ErrorText>{error}</ErrorText>
    </Root>
  );
}

const Root = styled(RACRadioGroup)`
  ${fieldStyles}
`;

const Field = styled(RadioField)`
  [slot='description'] { margin: 0 0 var(--s2) 2.125rem; }
`;

const Row = styled(RadioButton)`
  ${choiceStyles}
`;

const Mark = styled.span`
  ${markStyles}
  &&& { border-radius: 50%; background: var(--sheet); }
  [data-selected] > &&& { border: 0.4rem solid var(--accent); }
  @media (forced-colors: active) { [data-selected] > &&& { border-color: Highlight; } }
`;
