import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button/Button';
import { PlusIcon } from '../icons/icons';
import { useStrings } from '../strings/use-strings';
import { EditCells } from './EditCells';
import { addedKey, useDraft } from './edit-store';
import type { Editing } from './editing-types';
import { failureOf } from './failure-of';
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

/** Over the table: the button that adds. */
export function EditingBar<T>({ store, blank, addLabel }: Editing<T>) {
  const t = useStrings(editingStrings);
  if (!blank) return null;
  const add = (button: Element) => {
    const table = button.closest('[data-table]');
    flushSync(() => store.begin(addedKey, blank()));
    focusIn(table?.querySelector('tr.added'), 'input, textarea, select');
  };
  return (
    <div className="bulk">
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
  const [isActing, setActing] = useState(false);
  const [failure, setFailure] = useState('');
  const named = (word: string) => ({ 'aria-label': `${word}: ${rowLabel(row)}`, children: word });
  const begin = (button: Element) => {
    const line = button.closest('tr');
    flushSync(() => store.begin(rowKey(row), row));
    focusIn(line, 'input, textarea, select');
  };
  const act = async (button: Element, what: () => unknown, sentence: string) => {
    const line = button.closest('tr');
    const table = button.closest('[data-table]');
    const others = besides(line);
    flushSync(() => {
      setActing(true);
      setFailure('');
    });
    const failed = await failureOf(what, sentence);
    flushSync(() => {
      setActing(false);
      setFailure(failed ?? '');
    });
    if (failed !== undefined) return;
    // A row that is only struck through keeps the focus, and so does one that has come back.
    const place = [line, ...others].find((one) => one?.isConnected && one.querySelector(rowActs));
    if (place) focusIn(place, rowActs);
    else focusIn(table, '.add, input, button');
  };
  if (isRemoved?.(row))
    return (
      <Button
        {...named(t('restore'))}
        variant="quiet"
        size="sm"
        className="restore"
        isPending={isActing}
        onPress={({ target }) => void act(target, () => onRestore?.(row), t('restoreFailed'))}
      />
    );
  const kept = keptBecause?.(row);
  return (
    <>
      <Button
        {...named(t('edit'))}
        variant="quiet"
        size="sm"
        className="edit"
        onPress={({ target }) => begin(target)}
      />
      {kept && <span className="kept">{kept}</span>}
      {onRemove && !kept && (
        <Button
          {...named(t('remove'))}
          variant="quiet"
          size="sm"
          isPending={isActing}
          onPress={({ target }) => void act(target, () => onRemove(row), t('removeFailed'))}
        />
      )}
      {failure && (
        <div role="alert" className="failure">
          {failure}
        </div>
      )}
    </>
  );
}

const rowActs = ':is(.edit, .restore, .save)';

/** The rows after a row, then those before it, nearest first. */
function besides(line: Element | null): Element[] {
  const all = [...(line?.parentElement?.children ?? [])];
  const at = line ? all.indexOf(line) : 0;
  return [...all.slice(at + 1), ...all.slice(0, at).reverse()];
}
