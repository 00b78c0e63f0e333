import {
  ToggleButtonGroup as RACToggleButtonGroup,
  ToggleButton,
} from 'react-aria-components/ToggleButtonGroup';
import { styled } from 'styled-components';
import { useExclusiveChoice } from '../exclusive-choice/use-exclusive-choice';

export interface ToggleOption {
  /** The stored value. */
  id: string;
  /** The visible text. */
  label: string;
  /** Pressing it clears the others, pressing another clears it; a sentence says what was cleared. */
  isExclusive?: boolean;
  /** Disabled, for a reason that the page gives. */
  isDisabled?: boolean;
}

export interface ToggleButtonGroupProps {
  /** Name of the group for assistive technology. */
  label: string;
  /** The options, in order. */
  options: readonly ToggleOption[];
  /** The selected ids. */
  value: readonly string[];
  /** Called with the selected ids. */
  onChange: (value: string[]) => void;
  /** `multiple` filters by several together; `single` always keeps one. */
  selection?: 'single' | 'multiple';
}

/**
 * Visible filters above a list: kinds of loans, read and unread. To choose a value in a form use `RadioGroup`.
 * Keyboard: Tab to the group, arrows move, Space or Enter toggles.
 */
export function ToggleButtonGroup({
  label,
  options,
  value,
  onChange,
  selection = 'multiple',
}: ToggleButtonGroupProps) {
  const { choose, cleared } = useExclusiveChoice(value, options);
  return (
    <Root
      aria-label={label}
      selectionMode={selection}
      disallowEmptySelection={selection === 'single'}
      selectedKeys={value}
      onSelectionChange={(keys) => onChange(choose([...keys].map(String)))}
    >
      {options.map((option) => (
        <Toggle key={option.id} id={option.id} isDisabled={option.isDisabled ?? false}>
          {option.label}
        </Toggle>
      ))}
      {options.some(({ isExclusive }) => isExclusive) && <Released role="status">{cleared}</Released>}
    </Root>
  );
}

const Root = styled(RACToggleButtonGroup)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  @media print { display: none; }
`;

const Released = styled.span`
  flex-basis: 100%;
  color: var(--muted);
  font-size: var(--small);
  &:empty { position: absolute; }
`;

const Toggle = styled(ToggleButton)`
  min-height: 2.75rem;
  padding: 0.35rem 0.9rem;
  border: 1px solid var(--field);
  border-radius: var(--radius);
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  &:hover { border-color: var(--ink); background: var(--accent-tint); }
  &[data-selected] {
    border-color: var(--accent);
    background: var(--accent-tint);
    color: var(--accent-hover);
    font-weight: 600;
    box-shadow: inset 0 -3px 0 var(--accent);
  }
  &[data-disabled] { background: var(--sunk); color: var(--muted); border-color: var(--rule); cursor: not-allowed; }
  @media (forced-colors: active) { &[data-selected] { border: 3px solid Highlight; } }
`;
