import type { EditStore } from './edit-store';

export interface RowEditingOptions<T> {
  /** Identity of a row, as the table's. */
  rowKey: (row: T) => string;
  /** Names a row: "Muokkaa Inka Vuorela". */
  rowLabel: (row: T) => string;
  /** What is wrong in a row as it is typed, a sentence for each column; nothing when it may be kept. */
  validate?: (row: T, isNew: boolean) => Partial<Record<string, string>>;
  /**
   * Keeps an edited or added row. The row waits for what it returns; when that is a `RowFailure`, or when it rejects,
   * the row stays open and says so. A `RowAdded` names the new row, which then stands on top and has the focus.
   */
  onSave: (row: T, isNew: boolean) => unknown;
  /** Called when a row that was kept has closed. */
  onKept?: (row: T, isNew: boolean) => void;
  /** Rows that are not edited here: they have no buttons. */
  isReadOnly?: (row: T) => boolean;
  /** Deletes a row; fails as `onSave` does. Without it no row is deleted. */
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

/** What keeping a new row answers when the row can be shown: its key in the list, of which it is a part soon. */
export interface RowAdded {
  added: string;
}

/** What the parts of editing share. */
export interface Editing<T> extends RowEditingOptions<T> {
  store: EditStore<T>;
}
