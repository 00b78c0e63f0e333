import type { ComponentProps } from 'react';
import { InputContext } from 'react-aria-components/Input';
import { useSlottedContext } from 'react-aria-components/slots';
import { TextField as RACTextField } from 'react-aria-components/TextField';
import { styled } from 'styled-components';
import { Description, ErrorText, type FieldBinding, type FieldTexts, Label } from '../field/FieldParts';
import { fieldStyles } from '../field/field-styles';
import { widthStyle } from '../field/width';
import type { Option } from '../option-list/OptionList';
import { useStrings } from '../strings/use-strings';
import { SelectBox } from './SelectBox';
import { selectStrings } from './select.strings';

export interface SelectProps extends FieldTexts, FieldBinding<string> {
  /** The options, in their order. */
  options: readonly Option[];
  /** Initial value of an uncontrolled field. */
  defaultValue?: string;
  /** Shown if nothing is selected; "Valitse" by default. */
  placeholder?: string;
  /** Width of the input as a CSS length. */
  width?: string;
  /** `side` for a choice of what a page shows, in a line with other controls. */
  labelPosition?: 'top' | 'side';
  /** Required, which is announced by assistive technology. */
  isRequired?: boolean;
  /** Disabled, for a reason that the page gives. */
  isDisabled?: boolean;
  /** `id` of the element. */
  id?: string;
}

/**
 * One of up to about twenty options. For few that should all be visible use `RadioGroup`, for many `ComboBox`. The
 * browser's own list: phones show it their way, and it costs nothing. Keyboard: arrows, first letters, Enter, Escape.
 */
export function Select(props: SelectProps) {
  const { label, description, error, options, placeholder, width, labelPosition, name, ...rest } = props;
  const t = useStrings(selectStrings);
  return (
    <Root
      {...rest}
      data-field={name}
      data-label={labelPosition}
      {...(name !== undefined && { name })}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      style={widthStyle(width)}
    >
      <Label>{label}</Label>
      <Description>{description}</Description>
      <ChoiceBox options={options} placeholder={placeholder ?? t('choose')} />
      <ErrorText>{error}</ErrorText>
    </Root>
  );
}

/** Takes the props that the surrounding field passes to its input: name, value, labels, state. */
function ChoiceBox({ options, placeholder }: { options: readonly Option[]; placeholder: string }) {
  const { ref: _ref, slot: _slot, type: _type, ...field } = useSlottedContext(InputContext) ?? {};
  const { value, defaultValue, 'aria-invalid': invalid } = field;
  const isEmpty = !options.some(({ id }) => id === (value ?? defaultValue));
  return (
    <SelectBox
      {...(field as unknown as ComponentProps<'select'>)}
      data-invalid={invalid || undefined}
      data-placeholder={isEmpty || undefined}
    >
      {isEmpty && (
        <option value="" hidden>
          {placeholder}
        </option>
      )}
      {options.map((option) => (
        <option key={option.id} value={option.id} disabled={option.isDisabled ?? false}>
          {option.label}
        </option>
      ))}
    </SelectBox>
  );
}

const Root = styled(RACTextField)`
  ${fieldStyles}
  &[data-label='side'] {
    display: flex;
    align-items: center;
    gap: var(--s3);
    margin-bottom: var(--s2);
    > label { margin: 0; color: var(--muted); font-weight: 400; }
  }
`;
