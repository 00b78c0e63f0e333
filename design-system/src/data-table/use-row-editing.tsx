import { useMemo, useState, useSyncExternalStore } from 'react';
import { AddedRow, EditingBar, RowCells } from './EditedRows';
import { createEditStore } from './edit-store';
import type { Editing, RowEditingOptions } from './editing-types';
import { ActTableRoot } from './row-act-styles';
import type { RowEditing } from './table-types';

/**
 * Rows that are edited where they stand, a new one on top. Columns with `edit` become fields. Several rows may be
 * open, and they stay so on other pages and behind a filter. Give the answer to `DataTable` as `editing`, and the
 * options an identity that lasts.
 *
 * Keyboard: the focus goes to the first field, Enter keeps the row, Escape leaves it as it was, then the focus is
 * back on the row's button; after deleting it is on the next row's, and after adding on the new row's if `onSave` names
 * that row.
 */
export function useRowEditing<T>(options: RowEditingOptions<T>): RowEditing<T> {
  const [store] = useState(() => createEditStore<T>());
  return useMemo(() => {
    const editing: Editing<T> = { ...options, store };
    const { isRemoved = () => false } = options;
    return {
      Root: ActTableRoot,
      bar: (rows, shown) => <EditingBar editing={editing} rows={rows} shown={shown} />,
      cells: (parts) => <RowCells editing={editing} {...parts} />,
      added: (parts) => <AddedRow editing={editing} {...parts} />,
      isRemoved,
      store,
    };
  }, [options, store]);
}

/** The rows that are open, as they are typed: for a page that asks only about what would be lost. */
export const openRows = <T,>({ store }: RowEditing<T>): T[] =>
  store.open().flatMap((key) => store.get(key)?.row ?? []);

/** How many rows are open, with what is typed in them not yet kept: a page asks before it saves or is left. */
export function useOpenRows<T>({ store }: RowEditing<T>): number {
  const count = () => store.open().length;
  return useSyncExternalStore(store.subscribe, count, count);
}
