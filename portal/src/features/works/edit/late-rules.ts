import type { FormErrors } from '@nimio/design-system';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import type { EditWorkValues } from './edit-work.form';
import type * as Rules from './edit-work.rules';

let rules: typeof Rules | undefined;

/** Loads the rules once something is edited: to look at a work nobody needs the schema and its library. */
export const loadRules = async (): Promise<typeof Rules> => (rules ??= await import('./edit-work.rules'));

/** What is wrong in the form, as far as the rules have come. Saving waits for them. */
export const editWorkErrors = (stored: WorkForEdit, values: EditWorkValues): FormErrors<EditWorkValues> =>
  rules?.editWorkErrors(stored, values) ?? {};
