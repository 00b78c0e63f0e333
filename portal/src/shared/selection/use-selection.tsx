import { type DataColumn, RowCheckbox } from '@nimio/design-system';
import { type ReactNode, useRef } from 'react';
import { useText } from '../intl/use-text';
import { SelectionBar, SelectVisible } from './SelectionBar';

interface SelectionProps<T> {
  /** The rows of the page. */
  rows: readonly T[];
  /** Whether the rows of the page are still loading. */
  isLoading: boolean;
  rowKey: (row: T) => string;
  /** The accessible name of a row's checkbox. */
  nameOf: (row: T) => string;
  /** The keys of the selected rows, also of other pages. */
  keys: readonly string[];
  /** @param rows those of the new keys that are on the page */
  onChange: (keys: readonly string[], rows: readonly T[]) => void;
  /** What can be done with the selected rows. */
  actions: ReactNode;
  /** The number of rows that the actions concern. */
  count: number;
}

/**
 * Checkboxes before the rows of a table, and the bar above it.
 *
 * @returns `place` is the ref of the element that contains the bar and the table; `clear` moves the focus there
 */
export function useSelection<T>(props: SelectionProps<T>) {
  const { rows, isLoading, rowKey, nameOf, keys, onChange, actions, count } = props;
  const { t } = useText();
  const place = useRef<HTMLDivElement>(null);
  const selected = rows.filter((row) => keys.includes(rowKey(row)));
  const select = (chosen: readonly T[], isSelected: boolean) => {
    const changed = chosen.map(rowKey);
    const others = keys.filter((key) => !changed.includes(key));
    const next = isSelected ? [...others, ...changed] : others;
    onChange(
      next,
      rows.filter((row) => next.includes(rowKey(row))),
    );
  };
  const clear = () => {
    onChange([], []);
    // The bar with the focused button disappears.
    focusOnFirst(place.current);
  };
  const isAll = selected.length > 0 && selected.length === rows.length;
  const all = (
    <SelectVisible isAll={isAll} isSome={selected.length > 0} onChange={() => select(rows, !isAll)} />
  );
  const column: DataColumn<T> = {
    id: 'selection',
    header: t('selection.column'),
    isControl: true,
    heading: all,
    cell: (row) => {
      const isChecked = keys.includes(rowKey(row));
      return (
        <RowCheckbox
          label={t('selection.select', { name: nameOf(row) })}
          isChecked={isChecked}
          onChange={() => select([row], !isChecked)}
        />
      );
    },
  };
  const bar = (
    <SelectionBar all={(isLoading || rows.length > 0) && all} count={count} onClear={clear}>
      {actions}
    </SelectionBar>
  );
  return { place, column, bar, clear };
}

/**
 * Of the two checkboxes that select all, one is shown above the cards on a phone, the other one in the heading of the
 * table. Without rows there is neither, and the focus moves to the title of the page.
 */
function focusOnFirst(place: HTMLElement | null): void {
  for (const box of place?.querySelectorAll<HTMLElement>('input[type=checkbox]') ?? []) {
    box.focus();
    if (box === document.activeElement) return;
  }
  document.querySelector<HTMLElement>('main h1')?.focus();
}
