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
import { namesOtherCreators } from './named-creators';
import { isListedMeanwhile, type StoredWork, storeWork } from './store-work';
import { useConfirmations } from './use-confirmations';

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

/** The form for one ISBN, with the questions before it is stored. */
export function useAddWork({ found, carried, updateLists, onAdded }: UseAddWork) {
  const profile = useProfile();
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
  const { ask, confirmation } = useConfirmations(
    { unnamed: namesOtherCreators(found, profile), notPaid: hasUnpaidRole(form.values.roles) },
    () => void store()(),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isValid = Object.keys(validate(form.values)).length === 0;
    if (isValid) ask();
    else void store()(event);
  };
  return { form, submit, confirmation };
}
