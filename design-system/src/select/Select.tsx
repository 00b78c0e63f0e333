import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button } from 'react-aria-components/Button';
import { Select as RACSelect, SelectValue } from 'react-aria-components/Select';
import { styled } from 'styled-components';
import { Description, ErrorText, type FieldBinding, type FieldTexts, Label } from '../field/FieldParts';
import { fieldStyles, inputStyles } from '../field/field-styles';
import { widthStyle } from '../field/width';
import { type Option, OptionList } from '../option-list/OptionList';
import { useStrings } from '../strings/use-strings';
import { selectStrings } from './select.strings';

export interface SelectProps extends FieldTexts, FieldBinding<string> {
  /** The choices, in the order they show. */
  options: readonly Option[];
  /** Start value when the field is not controlled. */
  defaultValue?: string;
  /** Shown when nothing is chosen; "Valitse" without it. */
  placeholder?: string;
  /** Width of the box as a CSS length. */
  width?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  id?: string;
}

/**
 * One of up to some twenty choices. For few that should be seen at once use `RadioGroup`, for many `ComboBox`.
 *
 * Keyboard: arrows, first letters, Enter, Escape.
 */
export function Select(props: SelectProps) {
  const {
    label,
    description,
    error,
    options,
    value,
    defaultValue,
    placeholder,
    width,
    onChange,
    name,
    ...rest
  } = props;
  const t = useStrings(selectStrings);
  return (
    <Root
      {...rest}
      data-field={name}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      placeholder={placeholder ?? t('choose')}
      {...(value !== undefined && { value: value || null })}
      {...(defaultValue !== undefined && { defaultValue })}
      onChange={(key) => onChange?.(typeof key === 'string' ? key : '')}
      style={widthStyle(width)}
    >
      <Label>{label}</Label>
      <Description>{description}</Description>
      <Box>
        <SelectValue />
        <ChevronDown aria-hidden />
      </Box>
      <ErrorText>{error}</ErrorText>
      <OptionList items={options} />
    </Root>
  );
}

const Root = styled(RACSelect)`
  ${fieldStyles}
  &[data-invalid] button { border: 2px solid var(--danger); }
`;

const Box = styled(Button)`
  ${inputStyles}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2);
  text-align: start;
  cursor: pointer;
  [data-placeholder] { color: var(--muted); }
  > :first-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;
