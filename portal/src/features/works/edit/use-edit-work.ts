import type { FormErrors } from '@nimio/design-system';
import { getWorkForEdit, updateWork } from '@nimio/domain/work/work.endpoints';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { exchange } from '../../../api/client';
import { invalidate, revalidate } from '../../../api/use-endpoint';
import type { Stored } from '../../../shared/conflict/save-version';
import { useVersionedForm } from '../../../shared/conflict/use-versioned-form';
import { lateRules, useRulesOnSubmit } from '../../../shared/form/late-rules';
import { useProfile } from '../../../shared/session/use-session';
import { invalidateStatistics } from '../../../shared/statistics/invalidate-statistics';
import { workFieldTexts } from '../work-field-texts';
import { hasUnpaidRole } from '../work-values';
import { type EditWorkValues, valuesOf } from './edit-work.form';

export const editWorkRules = lateRules(() => import('./edit-work.rules'));

/** Validates the form once the rules have loaded. Saving waits for them. */
const editWorkErrors = (stored: WorkForEdit, values: EditWorkValues): FormErrors<EditWorkValues> =>
  editWorkRules.current()?.editWorkErrors(stored, values) ?? {};

/** The confirmations before saving. */
export type Confirmation = 'notPaid' | 'remove';

export interface EditWorkFormProps {
  stored: Stored<WorkForEdit>;
  /** The current record, from a save or a conflict. */
  onStored: (response: Stored<WorkForEdit>) => void;
  /** Checks whether the work is still locked. */
  onReload: () => void;
}

/**
 * The form of a work on the list, the confirmations before saving, and the choice after a conflict.
 *
 * @param onSaved runs when everything is saved
 */
export function useEditWork({ stored, onStored }: EditWorkFormProps, onSaved: () => void) {
  const { hash: profileHash } = useProfile();
  const [confirmation, setConfirmation] = useState<Confirmation>();
  const rules = useRulesOnSubmit(editWorkRules.load);
  const { isbn } = stored.data;
  const { form, base, save, conflict } = useVersionedForm<WorkForEdit, EditWorkValues>({
    stored,
    valuesOf,
    read: () => exchange(getWorkForEdit, { params: { profileHash, isbn }, query: {} }),
    write: async (values, { data, etag }) => {
      const { tidyEditWorkBody } = await editWorkRules.load();
      return exchange(updateWork, {
        params: { profileHash },
        body: tidyEditWorkBody(data, values),
        ifMatch: etag,
      });
    },
    name: `edit-work.${isbn}`,
    validate: (values, work) => editWorkErrors(work, values),
    texts: workFieldTexts,
    onStored,
    onSaved: () => {
      void invalidate('/profiles/author-books');
      void invalidateStatistics(profileHash);
      // Both are shown on the page, with the share of before.
      void revalidate(`/profiles/${profileHash}/works/${isbn}/earnings`);
      void revalidate('/profiles/get-deal-suggestions');
      onSaved();
    },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (form.changes === 0) return;
    await rules.whenLoaded((hasRules) => {
      const { values } = form.latest();
      const isValid = hasRules && Object.keys(editWorkErrors(base.data, values)).length === 0;
      if (values.roles.length === 0) setConfirmation('remove');
      else if (isValid && hasUnpaidRole(values.roles)) setConfirmation('notPaid');
      else void save(event);
    });
  };
  return {
    base,
    form: { ...form, isSubmitting: form.isSubmitting || rules.isLoading },
    submit,
    confirmation,
    ask: setConfirmation,
    saveUnpaid: () => {
      setConfirmation(undefined);
      void save();
    },
    isLocked: form.failure instanceof ApiError && form.failure.code === 'lockedError',
    conflict,
  };
}
