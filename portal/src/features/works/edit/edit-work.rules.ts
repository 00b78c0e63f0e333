import type { FormErrors } from '@nimio/design-system';
import { amountFields } from '@nimio/domain/work/roles';
import { editWorkSchema } from '@nimio/domain/work/work.schema';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { validateWith } from '../../../shared/form/validate-with';
import { type EditWorkValues, editWorkBody, setsAmount } from './edit-work.form';

/** The normalized body. */
export const tidyEditWorkBody = (stored: WorkForEdit, values: EditWorkValues) =>
  editWorkSchema.cast(editWorkBody(stored, values));

/** Errors by the form's field names, including those of nested data. */
export function editWorkErrors(stored: WorkForEdit, values: EditWorkValues): FormErrors<EditWorkValues> {
  const found = validateWith<EditWorkValues>(editWorkSchema, (typed) => editWorkBody(stored, typed))(values);
  const flat = Object.entries(found).map(
    ([path, code]) => [path.replace(/^updatedData\./, ''), code] as const,
  );
  const missing = (['author', 'translator'] as const)
    .filter((role) => setsAmount(stored, values.roles, role) && values[amountFields[role]] === null)
    .map((role) => [amountFields[role], 'required'] as const);
  return Object.fromEntries([...flat, ...missing]);
}
