import type { ReplyOf } from '@nimio/domain/endpoint';
import { addWork } from '@nimio/domain/work/work.endpoints';
import { addWorkSchema } from '@nimio/domain/work/work.schema';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../../api/api-error';
import { call } from '../../../api/client';
import { forget, refresh } from '../../../api/use-endpoint';
import { usePortalForm } from '../../../shared/form/use-portal-form';
import { checkSession } from '../../../shared/session/session';
import { useProfile } from '../../../shared/session/use-session';
import { forgetStatistics } from '../../../shared/statistics/forget-statistics';
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
  const [source, setSource] = useState(found.source);
  const [initial] = useState(() => startOf(found, profile, carried));
  const validate = addWorkErrors(profile.hash, found);
  const form = usePortalForm<AddWorkValues>({
    name: `add-work.${found.isbn}`,
    initial,
    validate,
    texts: workFieldTexts,
    refit: (values) => startOf(found, profile, values),
  });
  // The catalogue has answered after all, or somebody else has added the work: what was typed goes on with it.
  if (source !== found.source) {
    setSource(found.source);
    form.reset(startOf(found, profile, carried));
    form.setValues(startOf(found, profile, form.values));
  }
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
            countAnew();
            void refresh(`/profiles/${profile.hash}`);
          }
          throw error;
        }
      },
      () => {
        const done = added;
        // Nothing of what is forgotten is then being shown any more.
        if (done) flushSync(() => onAdded(done));
        countAnew();
        void forgetStatistics(profile.hash);
        for (const place of [`/profiles/${profile.hash}`, '/books/isbn-list']) void forget(place);
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

/** The list has grown, and with it the number of its works, which is a fact of the profile. */
function countAnew(): void {
  void forget('/profiles/author-books');
  void checkSession().catch(() => undefined);
}
