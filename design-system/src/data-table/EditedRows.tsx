import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button/Button';
import { failureOf } from '../failure/failure-of';
import { PlusIcon } from '../icons/icons';
import { useStrings } from '../strings/use-strings';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { EditCells } from './EditCells';
import { addedKey, useAwaited, useDraft, useOpenKeys, useSaid } from './edit-store';
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
  // The same element, so that cells that stay as they are need no new rendering.
  const acts = useMemo(() => <RowActs editing={editing} row={row} />, [editing, row]);
  if (!draft) return read(acts);
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

interface EditingBarProps<T> {
  editing: Editing<T>;
  rows: readonly T[];
  shown: readonly T[];
}

/** Over the table: the button that adds, the open rows that are out of sight, and what has just been done. */
export function EditingBar<T>({ editing, rows, shown }: EditingBarProps<T>) {
  const { store, blank, rowKey } = editing;
  const { sentence, times } = useSaid(store);
  useEffect(() => {
    store.follow((key) => rows.some((row) => rowKey(row) === key));
  }, [store, rows, rowKey]);
  const bar = useArrival(editing, shown);
  return (
    <>
      <VisuallyHidden role="status">
        <span key={times}>{sentence}</span>
      </VisuallyHidden>
      <div className="bulk" ref={bar}>
        {blank && <AddButton store={store} blank={blank} addLabel={editing.addLabel} />}
        <OpenElsewhere editing={editing} shown={shown} />
      </div>
    </>
  );
}

/** The focus goes on to the row that was added, when it is there and nobody has gone elsewhere meanwhile. */
function useArrival<T>({ store, rowKey }: Editing<T>, shown: readonly T[]) {
  const bar = useRef<HTMLDivElement>(null);
  const awaited = useAwaited(store);
  useEffect(() => {
    const at = shown.findIndex((row) => rowKey(row) === awaited);
    if (at < 0) return;
    store.arrive();
    const { activeElement } = document;
    if (activeElement !== document.body && !activeElement?.matches('.add')) return;
    const line = bar.current?.closest('[data-table]')?.querySelector(`tr[data-index="${at}"]`);
    focusIn(line, line?.querySelector('.title a') ? '.title a' : 'a, button');
  }, [store, rowKey, awaited, shown]);
  return bar;
}

/** Rows that are open on another page or behind the filter, by name: nobody forgets them. */
function OpenElsewhere<T>({ editing, shown }: Omit<EditingBarProps<T>, 'rows'>) {
  const { store, rowKey, rowLabel } = editing;
  const t = useStrings(editingStrings);
  const open = useOpenKeys(store);
  if (open.length === 0) return null;
  const inSight = new Set([addedKey, ...shown.map(rowKey)]);
  const names = open.flatMap((key) => (inSight.has(key) ? [] : (store.get(key)?.row ?? []))).map(rowLabel);
  return names.length > 0 ? (
    <span className="kept">{t('elsewhere', { names: names.join(', ') })}</span>
  ) : null;
}

interface AddButtonProps<T> {
  store: Editing<T>['store'];
  blank: () => T;
  addLabel: string | undefined;
}

function AddButton<T>({ store, blank, addLabel }: AddButtonProps<T>) {
  const t = useStrings(editingStrings);
  const add = (button: Element) => {
    const table = button.closest('[data-table]');
    flushSync(() => store.begin(addedKey, blank()));
    focusIn(table?.querySelector('tr.added'), 'input, textarea, select');
  };
  return (
    <Button
      variant="second"
      size="sm"
      className="add"
      icon={<PlusIcon />}
      onPress={({ target }) => add(target)}
    >
      {addLabel ?? t('add')}
    </Button>
  );
}

function RowActs<T>({ editing, row }: { editing: Editing<T>; row: T }) {
  const { store, rowKey, rowLabel, onRemove, onRestore, isRemoved, keptBecause, isReadOnly } = editing;
  const t = useStrings(editingStrings);
  const [isActing, setActing] = useState(false);
  const [failure, setFailure] = useState('');
  const named = (word: string) => ({ 'aria-label': `${word}: ${rowLabel(row)}`, children: word });
  const begin = (button: Element) => {
    const line = button.closest('tr');
    flushSync(() => store.begin(rowKey(row), row));
    focusIn(line, 'input, textarea, select');
  };
  const act = async (button: Element, what: () => unknown, word: 'remove' | 'restore') => {
    const line = button.closest('tr');
    const table = button.closest('[data-table]');
    const others = besides(line);
    flushSync(() => {
      setActing(true);
      setFailure('');
    });
    const reason = await failureOf(what, t(`${word}Failed`));
    flushSync(() => {
      setActing(false);
      setFailure(reason ?? '');
    });
    if (reason !== undefined) return;
    // Who has gone on while this one was on its way stays there.
    const isHere = document.activeElement === document.body || line?.contains(document.activeElement);
    store.say(t(`${word}Said`, { row: rowLabel(row) }));
    if (!isHere) return;
    // A row that is only struck through keeps the focus, and so does one that has come back. One that goes may still
    // be there until the list has been fetched anew.
    const goes = word === 'remove' && !isRemoved;
    const place = (goes ? others : [line, ...others]).find(
      (one) => one?.isConnected && one.querySelector(rowActs),
    );
    if (place) focusIn(place, rowActs);
    else focusIn(table, '.add, input, button');
  };
  if (isReadOnly?.(row)) return null;
  const failed = failure && (
    <div role="alert" className="failure">
      {failure}
    </div>
  );
  if (isRemoved?.(row))
    return (
      <>
        <span className="kept">{t('removed')}</span>
        <Button
          {...named(t('restore'))}
          variant="quiet"
          size="sm"
          className="restore"
          isPending={isActing}
          onPress={({ target }) => void act(target, () => onRestore?.(row), 'restore')}
        />
        {failed}
      </>
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
          onPress={({ target }) => void act(target, () => onRemove(row), 'remove')}
        />
      )}
      {failed}
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
