import { useMemo, useState } from 'react';
import { AddedRow, EditingBar, RowCells } from './EditedRows';
import { createEditStore, type EditStore } from './edit-store';
import type { RowEditing } from './table-types';

export interface RowEditingOptions<T> {
  /** Identity of a row, as the table's. */
  rowKey: (row: T) => string;
  /** Names a row: "Muokkaa Inka Vuorela". */
  rowLabel: (row: T) => string;
  /** What is wrong in a row as it is typed, a sentence for each column; nothing when it may be kept. */
  validate?: (row: T, isNew: boolean) => Partial<Record<string, string>>;
  /**
   * Keeps an edited or added row. The row waits for what it returns; when that is a sentence, the row stays open and
   * says it.
   */
  onSave: (row: T, isNew: boolean) => unknown;
  /** Deletes a row. Without it no row is deleted. */
  onRemove?: (row: T) => unknown;
  /** Why a row cannot be deleted: "Käytössä 3 teoksessa". Stands in place of the button. */
  keptBecause?: (row: T) => string | undefined;
  /** Rows that are deleted when the page is saved: struck through, with a button that brings them back. */
  isRemoved?: (row: T) => boolean;
  /** Brings a deleted row back. */
  onRestore?: (row: T) => unknown;
  /** The row that somebody begins with. Without it no row is added. */
  blank?: () => T;
  /** "Lisää tekijänimi" */
  addLabel?: string;
  /** Word of the button that keeps a row: "Valmis" without it, as the page is saved later. */
  saveLabel?: string;
}

/** What the parts of editing share. */
export interface Editing<T> extends RowEditingOptions<T> {
  store: EditStore<T>;
}

/**
 * Rows that are edited where they stand, a new one on top. Columns with `edit` become fields. Several rows may be
 * open, and they stay so on other pages and behind a filter. Give the answer to `DataTable` as `editing`, and the
 * options an identity that lasts.
 *
 * Keyboard: the focus goes to the first field, Enter keeps the row, Escape leaves it as it was, then the focus is
 * back on the row's button; after deleting it is on the next row's.
 */
export function useRowEditing<T>(options: RowEditingOptions<T>): RowEditing<T> {
  const [store] = useState(() => createEditStore<T>());
  return useMemo(() => {
    const editing: Editing<T> = { ...options, store };
    const { isRemoved = () => false } = options;
    return {
      bar: <EditingBar {...editing} />,
      cells: (parts) => <RowCells editing={editing} {...parts} />,
      added: (parts) => <AddedRow editing={editing} {...parts} />,
      isRemoved,
      isOpen: () => store.count() > 0,
    };
  }, [options, store]);
}
