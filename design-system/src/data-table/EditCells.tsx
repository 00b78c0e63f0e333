import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button/Button';
import { control } from '../error-summary/focus-field';
import { failureOf } from '../failure/failure-of';
import { useStrings } from '../strings/use-strings';
import { toast } from '../toast/toast';
import { sameValue } from '../use-form/form-state';
import { addedKey, type Draft } from './edit-store';
import type { Editing, RowAdded } from './editing-types';
import { focusIn } from './focus-in';
import { editingStrings } from './row-editing.strings';
import { columnClass } from './TableHead';
import { roles } from './table-roles';
import type { AddedRowParts, DataColumn, RowErrors } from './table-types';

interface EditCellsProps<T> extends Omit<AddedRowParts<T>, 'whenNone'> {
  editing: Editing<T>;
  id: string;
  draft: Draft<T>;
}

/** A row as fields, with the buttons that keep it or leave it. */
export function EditCells<T>({ editing, columns, leadColumns, id, draft }: EditCellsProps<T>) {
  const t = useStrings(editingStrings);
  const actions = useRef<HTMLTableCellElement>(null);
  const { save, cancel } = useKeeping(editing, id, () => actions.current);
  useRowKeyboard(() => actions.current?.parentElement, save, cancel);
  const name = id === addedKey ? t('newRow') : editing.rowLabel(draft.row);
  const done = editing.saveLabel ?? t('done');
  return (
    <>
      {Array.from({ length: leadColumns }, (_, index) => (
        <td key={index} className="lead" {...roles.cell} />
      ))}
      {columns.map((column) => (
        <EditedCell key={column.id} column={column} editing={editing} id={id} draft={draft} />
      ))}
      <td className="actions" ref={actions} {...roles.cell}>
        <Button
          size="sm"
          className="save"
          isPending={draft.isSaving}
          aria-label={`${done}: ${name}`}
          onPress={() => void save()}
        >
          {done}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          isDisabled={draft.isSaving}
          aria-label={`${t('cancel')}: ${name}`}
          onPress={cancel}
        >
          {t('cancel')}
        </Button>
        {draft.failure && (
          <div role="alert" className="failure">
            {draft.failure}
          </div>
        )}
      </td>
    </>
  );
}

const fieldClass = ({ hideBelow }: Pick<DataColumn<unknown>, 'hideBelow'>): string =>
  hideBelow ? 'field fold' : 'field';

interface EditedCellProps<T> extends Omit<EditCellsProps<T>, 'columns' | 'leadColumns'> {
  column: DataColumn<T>;
}

function EditedCell<T>({ column, editing, id, draft }: EditedCellProps<T>) {
  const { store, validate } = editing;
  const change = (part: Partial<T>) => {
    const now = store.get(id);
    if (!now || now.isSaving) return;
    const row = { ...now.row, ...part };
    const errors = now.isChecked ? (validate?.(row, id === addedKey) ?? {}) : now.errors;
    store.change(id, { row, errors, failure: undefined });
  };
  const field = {
    row: draft.row,
    change,
    label: column.header,
    error: draft.errors[column.id],
    isDisabled: draft.isSaving,
  };
  const edited = column.edit?.(field, draft.errors);
  const isRead = edited === undefined;
  return (
    <td
      className={isRead ? columnClass(column) : fieldClass(column)}
      data-label={column.header}
      {...roles.cell}
    >
      {isRead ? column.cell(draft.row) : edited}
    </td>
  );
}

const sentencesOf = (errors: RowErrors): string[] => Object.values(errors).flatMap((error) => error || []);

const addedBy = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null && 'added' in answer ? (answer as RowAdded).added : undefined;

function useKeeping<T>(editing: Editing<T>, id: string, cell: () => Element | null) {
  const { store, validate, onSave, onKept, rowLabel } = editing;
  const t = useStrings(editingStrings);
  const isNew = id === addedKey;
  const leave = (added?: string) => {
    const line = cell()?.closest('tr');
    const table = line?.closest('[data-table]');
    // Who has gone on to another row while this one was saved stays there.
    const isHere = document.activeElement === document.body || line?.contains(document.activeElement);
    flushSync(() => {
      store.end(id);
      if (added !== undefined) store.put(added);
    });
    // A new row that is in sight has taken the focus.
    const hasTaken = added !== undefined && store.awaited() !== added;
    if (isHere && !hasTaken) focusIn(isNew ? table : line, isNew ? '.add' : '.edit');
  };
  const cancel = () => {
    const draft = store.get(id);
    if (!draft || draft.isSaving) return;
    leave();
    const { row, start } = draft;
    if (sameValue(row, start)) return;
    toast.info(t('dropped', { row: isNew ? t('newRow') : rowLabel(start) }), {
      action: { label: t('undo'), onPress: () => store.begin(id, row, start) },
    });
  };
  const save = async () => {
    const draft = store.get(id);
    if (!draft || draft.isSaving) return;
    const line = cell()?.closest('tr');
    const errors = validate?.(draft.row, isNew) ?? {};
    const sentences = sentencesOf(errors);
    if (sentences.length > 0) {
      flushSync(() => store.change(id, { errors, isChecked: true, failure: undefined }));
      store.say(t('wrongSaid', { errors: sentences.join(' ') }));
      focusIn(line, `[data-invalid] ${control}`);
      return;
    }
    flushSync(() => store.change(id, { isSaving: true, failure: undefined }));
    if (document.activeElement === document.body) focusIn(line, '.save');
    let added: string | undefined;
    const keep = async () => {
      const answer = await onSave(draft.row, isNew);
      added = addedBy(answer);
      return answer;
    };
    const failure = await failureOf(keep, t('saveFailed'));
    if (failure !== undefined) return store.change(id, { isSaving: false, failure });
    store.say(t(isNew ? 'addSaid' : 'saveSaid', { row: rowLabel(draft.row) }));
    leave(added);
    onKept?.(draft.row, isNew);
  };
  return { save, cancel };
}

const typing = 'input:not([type=checkbox], [role=combobox])';

/** Enter keeps the row and Escape leaves it, before a form or a dialog around the table hears of them. */
function useRowKeyboard(
  line: () => Element | null | undefined,
  save: () => Promise<void>,
  cancel: () => void,
) {
  useEffect(() => {
    const row = line();
    const hear = (event: Event) => {
      const { key, target, isComposing } = event as KeyboardEvent;
      if (isComposing) return;
      const isField = target instanceof Element && target.matches(typing);
      const hasList = target instanceof Element && target.matches('[aria-expanded=true]');
      if (key === 'Enter' && isField) {
        // Some fields take what is typed only when they are left.
        flushSync(() => (target as HTMLElement).blur());
        void save();
      } else if (key === 'Escape' && !hasList) cancel();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    row?.addEventListener('keydown', hear);
    return () => row?.removeEventListener('keydown', hear);
  });
}
