import type { FormErrors } from '@nimio/design-system';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import type { EditWorkValues } from './edit-work.form';
import type * as Rules from './edit-work.rules';

let rules: typeof Rules | undefined;

/** Loads the rules when something is edited, since viewing a work needs neither the schema nor its library. */
export const loadRules = async (): Promise<typeof Rules> => (rules ??= await import('./edit-work.rules'));

/** Validates the form once the rules have loaded. Saving waits for them. */
export const editWorkErrors = (stored: WorkForEdit, values: EditWorkValues): FormErrors<EditWorkValues> =>
  rules?.editWorkErrors(stored, values) ?? {};
