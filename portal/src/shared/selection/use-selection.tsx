import { type DataColumn, RowCheckbox } from '@nimio/design-system';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../intl/use-text';
import { SelectionBar, SelectVisible } from './SelectionBar';

interface Selectable<T> {
  /** The rows of the page. */
  rows: readonly T[];
  rowKey: (row: T) => string;
  /** Names a row for those who do not see the table. */
  nameOf: (row: T) => string;
}

interface Selection<T> {
  /** Of the element with the bar and the table. */
  place: RefObject<HTMLDivElement | null>;
  /** Of all selected rows, in the order in which they were selected. */
  keys: readonly string[];
  /** Those on the page. */
  selected: readonly T[];
  /** The checkboxes, before the other columns. */
  column: DataColumn<T>;
  /** The bar above the table. */
  bar: (count: number, actions: ReactNode) => ReactNode;
}

/** Checkboxes before the rows of a table. A selection remains while other rows are shown. */
export function useSelection<T>({ rows, rowKey, nameOf }: Selectable<T>): Selection<T> {
  const { t } = useText();
  const place = useRef<HTMLDivElement>(null);
  const [keys, setKeys] = useState<readonly string[]>([]);
  const selected = rows.filter((row) => keys.includes(rowKey(row)));
  const select = (chosen: readonly T[]) => {
    const page = new Set(rows.map(rowKey));
    const added = chosen.map(rowKey).filter((key) => !keys.includes(key));
    const kept = new Set(chosen.map(rowKey));
    setKeys([...keys.filter((key) => !page.has(key) || kept.has(key)), ...added]);
  };
  const clear = () => {
    flushSync(() => setKeys([]));
    // Of the two checkboxes that select all, one is shown above the cards on a phone, the other one in the heading.
    for (const box of place.current?.querySelectorAll<HTMLElement>('input[type=checkbox]') ?? []) {
      box.focus();
      if (box === document.activeElement) break;
    }
  };
  const isAll = selected.length > 0 && selected.length === rows.length;
  const all = (
    <SelectVisible isAll={isAll} isSome={selected.length > 0} onChange={() => select(isAll ? [] : rows)} />
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
          onChange={() => select(isChecked ? selected.filter((other) => other !== row) : [...selected, row])}
        />
      );
    },
  };
  const bar = (count: number, actions: ReactNode) => (
    <SelectionBar all={rows.length > 0 && all} count={count} onClear={clear}>
      {actions}
    </SelectionBar>
  );
  return { place, keys, selected, column, bar };
}
