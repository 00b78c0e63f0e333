import type { ReplyOf } from '@nimio/domain/endpoint';
import { addWork } from '@nimio/domain/work/work.endpoints';
import { addWorkSchema } from '@nimio/domain/work/work.schema';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { call } from '../../../api/client';
import { refresh } from '../../../api/use-endpoint';
import { usePortalForm } from '../../../shared/form/use-portal-form';
import { checkSession } from '../../../shared/session/session';
import { useProfile } from '../../../shared/session/use-session';
import { workFieldTexts } from '../work-field-texts';
import { hasUnpaidRole } from '../work-values';
import { addWorkBody, addWorkErrors, startOf } from './add-work.form';
import { type AddWorkValues, type Carried } from './carried';

/** What was added and how the form stood. */
export interface Added extends ReplyOf<typeof addWork> {
  values: AddWorkValues;
}

interface UseAddWork {
  found: WorkForEdit;
  carried: Carried;
  onAdded: (added: Added) => void;
}

/** The form for one ISBN, and the question about roles that are not paid. */
export function useAddWork({ found, carried, onAdded }: UseAddWork) {
  const profile = useProfile();
  const [isAsking, setAsking] = useState(false);
  const [initial] = useState(() => startOf(found, profile, carried));
  const validate = addWorkErrors(profile.hash, found);
  const form = usePortalForm<AddWorkValues>({
    name: `add-work.${found.isbn}`,
    initial,
    validate,
    texts: workFieldTexts,
  });
  /** The number of works on the list is a fact of the profile; the list itself has grown. */
  const readAnew = () => {
    void checkSession().catch(() => undefined);
    for (const place of ['/profiles/author-books', `/profiles/${profile.hash}`, '/books/isbn-list'])
      void refresh(place);
  };
  const store = () => {
    let added: Added | undefined;
    return form.save(
      async (values) => {
        const body = addWorkSchema.cast(addWorkBody(profile.hash, found)(values));
        try {
          added = { ...(await call(addWork, { body })), values };
        } catch (error) {
          // An answer was lost, or another tab was quicker: what is found anew says so and leads to the work.
          if (error instanceof ApiError && error.code === 'noDuplicateShares') {
            form.draft.drop();
            readAnew();
          }
          throw error;
        }
      },
      () => {
        if (added) onAdded(added);
        readAnew();
      },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isValid = Object.keys(validate(form.values)).length === 0;
    if (isValid && hasUnpaidRole(form.values.roles)) setAsking(true);
    else void store()(event);
  };
  return {
    form,
    submit,
    question: isAsking && {
      onConfirm: () => {
        setAsking(false);
        void store()();
      },
      onCancel: () => setAsking(false),
    },
  };
}
