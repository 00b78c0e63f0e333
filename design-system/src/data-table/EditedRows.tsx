import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button/Button';
import { PlusIcon } from '../icons/icons';
import { useStrings } from '../strings/use-strings';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { answerOf } from './answer-of';
import { EditCells } from './EditCells';
import { addedKey, useDraft } from './edit-store';
import type { Editing } from './editing-types';
import { focusIn } from './focus-in';
import { editingStrings } from './row-editing.strings';
import { roles } from './table-roles';
import type { AddedRowParts, EditedRowParts } from './table-types';

type With<T, P> = P & { editing: Editing<T> };

/** The cells of a row, read or edited. */
export function RowCells<T>({ editing, row, read, ...parts }: With<T, EditedRowParts<T>>) {
  const id = editing.rowKey(row);
  const draft = useDraft(editing.store, id);
  if (!draft) return read(<RowActs editing={editing} row={row} />);
  return <EditCells {...parts} editing={editing} id={id} draft={draft} />;
}

/** The row that is being added, on top of the others; or in a table without rows what is said instead. */
export function AddedRow<T>({ editing, whenNone, ...parts }: With<T, AddedRowParts<T>>) {
  const draft = useDraft(editing.store, addedKey);
  if (draft)
    return (
      <tr className="added" {...roles.row}>
        <EditCells {...parts} editing={editing} id={addedKey} draft={draft} />
      </tr>
    );
  if (!whenNone) return null;
  return (
    <tr {...roles.row}>
      <td colSpan={parts.leadColumns + parts.columns.length + 1} {...roles.cell}>
        {whenNone}
      </td>
    </tr>
  );
}

/** Over the table: the button that adds, and what has happened in words. */
export function EditingBar<T>({ store, blank, addLabel }: Editing<T>) {
  const t = useStrings(editingStrings);
  if (!blank) return null;
  const add = (button: Element) => {
    const table = button.closest('[data-table]');
    flushSync(() => store.begin(addedKey, blank()));
    focusIn(table?.querySelector('tr.added'), 'input, textarea, select');
  };
  return (
    <div className="bulk" data-shown>
      <Button
        variant="second"
        size="sm"
        className="add"
        icon={<PlusIcon />}
        onPress={({ target }) => add(target)}
      >
        {addLabel ?? t('add')}
      </Button>
    </div>
  );
}

function RowActs<T>({ editing, row }: { editing: Editing<T>; row: T }) {
  const { store, rowKey, rowLabel, onRemove, onRestore, isRemoved, keptBecause } = editing;
  const t = useStrings(editingStrings);
  const [isRemoving, setRemoving] = useState(false);
  const [failure, setFailure] = useState('');
  const named = (word: string) => (
    <>
      {word}
      <VisuallyHidden> {rowLabel(row)}</VisuallyHidden>
    </>
  );
  const begin = (button: Element) => {
    const line = button.closest('tr');
    flushSync(() => store.begin(rowKey(row), row));
    focusIn(line, 'input, textarea, select');
  };
  const remove = async (button: Element) => {
    const line = button.closest('tr');
    const table = button.closest('[data-table]');
    const next = line?.nextElementSibling ?? line?.previousElementSibling;
    setRemoving(true);
    const answer = await answerOf(() => onRemove?.(row), t('removeFailed'));
    flushSync(() => {
      setRemoving(false);
      setFailure(typeof answer === 'string' ? answer : '');
    });
    if (typeof answer === 'string') return;
    // A row that is only struck through keeps the focus, on the button that brings it back.
    if (line?.isConnected) focusIn(line, '.restore');
    else if (next?.isConnected) focusIn(next, '.edit');
    else focusIn(table, '.add');
  };
  const restore = (button: Element) => {
    const line = button.closest('tr');
    flushSync(() => void onRestore?.(row));
    focusIn(line, '.edit');
  };
  if (isRemoved?.(row))
    return (
      <Button variant="quiet" size="sm" className="restore" onPress={({ target }) => restore(target)}>
        {named(t('restore'))}
      </Button>
    );
  const kept = keptBecause?.(row);
  return (
    <>
      <Button variant="quiet" size="sm" className="edit" onPress={({ target }) => begin(target)}>
        {named(t('edit'))}
      </Button>
      {kept && <span className="kept">{kept}</span>}
      {onRemove && !kept && (
        <Button
          variant="quiet"
          size="sm"
          isPending={isRemoving}
          onPress={({ target }) => void remove(target)}
        >
          {named(t('remove'))}
        </Button>
      )}
      {failure && (
        <div role="alert" className="failure">
          {failure}
        </div>
      )}
    </>
  );
}
