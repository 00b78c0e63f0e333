import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button/Button';
import { useStrings } from '../strings/use-strings';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { answerOf } from './answer-of';
import { addedKey, type Draft } from './edit-store';
import type { Editing } from './editing-types';
import { focusIn } from './focus-in';
import { editingStrings } from './row-editing.strings';
import { columnClass } from './TableHead';
import { roles } from './table-roles';
import type { AddedRowParts, DataColumn } from './table-types';

interface EditCellsProps<T> extends Omit<AddedRowParts<T>, 'whenNone'> {
  editing: Editing<T>;
  id: string;
  draft: Draft<T>;
}

/** A row as fields, with the buttons that keep it or leave it. */
export function EditCells<T>({ editing, columns, leadColumns, id, draft }: EditCellsProps<T>) {
  const t = useStrings(editingStrings);
  const actions = useRef<HTMLTableCellElement>(null);
  const { save, cancel } = useKeeping(editing, id, draft, () => actions.current);
  useKeys(() => actions.current?.parentElement, save, cancel);
  const name = id === addedKey ? t('newRow') : editing.rowLabel(draft.row);
  return (
    <>
      {Array.from({ length: leadColumns }, (_, index) => (
        <td key={index} className="lead" {...roles.cell} />
      ))}
      {columns.map((column) => (
        <td
          key={column.id}
          className={column.edit ? 'field' : columnClass(column)}
          data-label={column.header}
          {...roles.cell}
        >
          <EditedCell column={column} editing={editing} id={id} draft={draft} />
        </td>
      ))}
      <td className="actions" ref={actions} {...roles.cell}>
        <Button size="sm" className="save" isPending={draft.isSaving} onPress={() => void save()}>
          {editing.saveLabel ?? t('done')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
        <Button variant="quiet" size="sm" isDisabled={draft.isSaving} onPress={cancel}>
          {t('cancel')}
          <VisuallyHidden> {name}</VisuallyHidden>
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

interface EditedCellProps<T> extends Omit<EditCellsProps<T>, 'columns' | 'leadColumns'> {
  column: DataColumn<T>;
}

function EditedCell<T>({ column, editing, id, draft }: EditedCellProps<T>) {
  const { store, validate } = editing;
  if (!column.edit) return column.cell(draft.row);
  const change = (part: Partial<T>) => {
    const row = { ...(store.get(id)?.row ?? draft.row), ...part };
    const errors = draft.isChecked ? (validate?.(row, id === addedKey) ?? {}) : draft.errors;
    store.change(id, { row, errors, failure: undefined });
  };
  return column.edit({ row: draft.row, change, label: column.header, error: draft.errors[column.id] });
}

const hasErrors = (errors: Draft<unknown>['errors']) => Object.values(errors).some(Boolean);

function useKeeping<T>(editing: Editing<T>, id: string, draft: Draft<T>, cell: () => Element | null) {
  const { store, validate, onSave } = editing;
  const failed = useStrings(editingStrings)('saveFailed');
  const isNew = id === addedKey;
  const leave = () => {
    const line = cell()?.closest('tr');
    const table = line?.closest('[data-table]');
    flushSync(() => store.end(id));
    if (isNew) focusIn(table, '.add');
    else focusIn(line, '.edit');
  };
  const save = async () => {
    if (draft.isSaving) return;
    const errors = validate?.(draft.row, isNew) ?? {};
    if (hasErrors(errors)) {
      const line = cell()?.closest('tr');
      flushSync(() => store.change(id, { errors, isChecked: true, failure: undefined }));
      focusIn(line, '[data-invalid] :is(input, textarea, select, button)');
      return;
    }
    store.change(id, { isSaving: true, failure: undefined });
    const answer = await answerOf(() => onSave(draft.row, isNew), failed);
    if (typeof answer === 'string') store.change(id, { isSaving: false, failure: answer });
    else leave();
  };
  return { save, cancel: leave };
}

const typing = 'input:not([type=checkbox], [role=combobox])';

/** Enter keeps the row and Escape leaves it, before a form or a dialog around the table hears of them. */
function useKeys(line: () => Element | null | undefined, save: () => Promise<void>, cancel: () => void) {
  useEffect(() => {
    const row = line();
    const hear = (event: Event) => {
      const { key, target } = event as KeyboardEvent;
      const isField = target instanceof Element && target.matches(typing);
      const hasList = target instanceof Element && target.matches('[aria-expanded=true]');
      if (key === 'Enter' && isField) void save();
      else if (key === 'Escape' && !hasList) cancel();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    row?.addEventListener('keydown', hear);
    return () => row?.removeEventListener('keydown', hear);
  });
}
