import type { FormErrors } from '@nimio/design-system';
import { amountFields } from '@nimio/domain/work/roles';
import { editWorkSchema } from '@nimio/domain/work/work.schema';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { validateWith } from '../../../shared/form/validate-with';
import { type EditWorkValues, editWorkBody, setsAmount } from './edit-work.form';

/** The body as it is sent: tidied. */
export const tidyEditWorkBody = (stored: WorkForEdit, values: EditWorkValues) =>
  editWorkSchema.cast(editWorkBody(stored, values));

/** Findings by the name of the form's field: those of the nested data stand at its own fields. */
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
