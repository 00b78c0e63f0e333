import { wholeName } from '@nimio/domain/author-name/author-name';
import { isNamedAmong } from '@nimio/domain/author-name/name-match';
import type { Profile } from '@nimio/domain/profile/profile.types';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { revalidate } from '../../../../api/use-endpoint';
import { usePortalForm } from '../../../../shared/form/use-portal-form';
import { useProfile } from '../../../../shared/session/use-session';
import { invalidateFoundWorks } from '../../after-adding';
import { workFieldTexts } from '../../work-field-texts';
import { hasUnpaidRole } from '../../work-values';
import { addWorkErrors, startOf } from './add-work.form';
import { type AddWorkValues, type Carried } from './carried';
import { isListedMeanwhile, type StoredWork, storeWork } from './store-work';

/** The added work and the form values. */
export interface Added extends StoredWork {
  values: AddWorkValues;
}

export interface UseAddWork {
  /** The known data of the ISBN. */
  found: WorkForEdit;
  carried: Carried;
  /** Invalidates the lists that the work changes. The form is saving until this is done. */
  updateLists: () => Promise<void>;
  onAdded: (added: Added) => void;
}

/** What is asked before a work is added: whether the user is its creator, and whether an unpaid role is meant. */
type Question = 'unnamed' | 'notPaid';

function questionsFor(
  { contributors }: WorkForEdit,
  { nameData }: Profile,
  { roles }: AddWorkValues,
): readonly Question[] {
  const isNamed = isNamedAmong(contributors, nameData.map(wholeName));
  return [
    ...(isNamed ? [] : (['unnamed'] as const)),
    ...(hasUnpaidRole(roles) ? (['notPaid'] as const) : []),
  ];
}

/** The form for one ISBN, with the questions before it is stored. */
export function useAddWork({ found, carried, updateLists, onAdded }: UseAddWork) {
  const profile = useProfile();
  const [asked, ask] = useState<Question>();
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
  // When the catalogue has replied later, or the work was added by others, typed values are preserved.
  if (source !== found.source) {
    setSource(found.source);
    form.reset(startOf(found, profile, carried));
    form.setValues(startOf(found, profile, form.values));
  }
  const store = () => {
    let added: Added | undefined;
    return form.save(
      async (values) => {
        try {
          added = { ...(await storeWork(profile.hash, found, values)), values };
        } catch (error) {
          if (isListedMeanwhile(error)) {
            form.draft.drop();
            void updateLists();
            void revalidate(`/profiles/${profile.hash}`);
          }
          throw error;
        }
        await updateLists();
      },
      () => {
        const done = added;
        // None of the invalidated data are shown at that point.
        if (done) flushSync(() => onAdded(done));
        invalidateFoundWorks(profile.hash);
      },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isValid = Object.keys(validate(form.values)).length === 0;
    const questions = isValid ? questionsFor(found, profile, form.values) : [];
    if (questions[0]) ask(questions[0]);
    else void store()(event);
  };
  return {
    form,
    submit,
    confirmation: asked && {
      asked,
      onConfirm: () => {
        const questions = questionsFor(found, profile, form.values);
        const next = questions[questions.indexOf(asked) + 1];
        ask(next);
        if (!next) void store()();
      },
      onCancel: () => ask(undefined),
    },
  };
}
