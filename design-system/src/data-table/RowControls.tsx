import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface RowCheckboxProps {
  /** Name for assistive technology: "Valitse: Saaren talvi". */
  label: string;
  /** Whether it is selected. */
  isChecked: boolean;
  /** Some of its rows are selected. */
  isIndeterminate?: boolean;
  /** Called when it is selected or deselected. */
  onChange: () => void;
}

/**
 * The checkbox that selects a row of a `DataTable`, or all of them, in a column with `isControl`. Keyboard: Space
 * toggles.
 */
export function RowCheckbox({ label, isChecked, isIndeterminate = false, onChange }: RowCheckboxProps) {
  return (
    <Box>
      <input
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        ref={(input) => {
          if (input) input.indeterminate = isIndeterminate;
        }}
        onChange={onChange}
      />
    </Box>
  );
}

export interface RowToggleProps {
  /** Name for assistive technology: "Lisätiedot: Saaren talvi". */
  label: string;
  /** Whether the row is expanded. */
  isOpen: boolean;
  /** `id` of the expanded content. */
  controls: string;
  /** Expands or collapses the row. */
  onPress: () => void;
}

/**
 * The button that expands the `detail` of a row of a `DataTable`, in a column with `isControl`. Keyboard: Enter or
 * Space toggles.
 */
export function RowToggle({ label, isOpen, controls, onPress }: RowToggleProps) {
  return (
    <Toggle
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      aria-label={label}
      onClick={onPress}
    >
      <ChevronRight aria-hidden />
    </Toggle>
  );
}

export interface RowButtonProps {
  /** The name of the row. */
  children: ReactNode;
  /** Opens what the row is about. */
  onPress: () => void;
}

/**
 * The name of a row that an action opens, in the column with `isRowHeader`; a page has a link instead. On a phone the
 * whole card is the button. Keyboard: Enter or Space opens.
 */
export function RowButton({ children, onPress }: RowButtonProps) {
  return (
    <button type="button" className="open" onClick={onPress}>
      {children}
    </button>
  );
}

const Box = styled.label`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin-inline-start: -0.65rem;
  cursor: pointer;
  input {
    display: grid;
    place-items: center;
    width: 1.375rem;
    height: 1.375rem;
    margin: 0;
    appearance: none;
    border: 1px solid var(--field);
    border-radius: var(--radius);
    background: var(--sheet);
    cursor: pointer;
  }
  &:hover input { border-color: var(--ink); }
  :is(:checked, :indeterminate) { border-color: var(--accent); background: var(--accent); }
  input::before { content: ''; width: 0.8rem; height: 0.8rem; }
  :checked::before { background: var(--on-accent); clip-path: polygon(14% 44%, 0 60%, 40% 96%, 100% 18%, 85% 5%, 38% 67%); }
  :indeterminate::before { background: var(--on-accent); clip-path: inset(40% 0); }
  @media (forced-colors: active) { input { appearance: auto; } input::before { content: none; } }
  @media screen and (max-width: 727px) { margin-inline-start: 0; }
`;

const Toggle = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin-inline-start: -0.65rem;
  padding: 0;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: var(--accent);
  cursor: pointer;
  &:hover { background: var(--accent-tint-hover); }
  svg { transition: rotate var(--quick); }
  &[aria-expanded='true'] svg { rotate: 90deg; }
  @media screen and (max-width: 727px) { margin-inline-start: 0; }
`;
