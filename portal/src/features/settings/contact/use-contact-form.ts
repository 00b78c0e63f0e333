import { toast } from '@nimio/design-system';
import { readProfile, updateContactInfo } from '@nimio/domain/profile/profile.endpoints';
import { contactInfoSchema } from '@nimio/domain/profile/profile.schema';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { type FormEvent, useEffect, useState } from 'react';
import { exchange } from '../../../api/client';
import { useFreshWrite } from '../../../shared/conflict/use-fresh-write';
import type { Stored } from '../../../shared/conflict/write-fresh';
import { type ContactWay, missingContact } from '../../../shared/contact/missing-contact';
import { usePortalForm } from '../../../shared/form/use-portal-form';
import { validateWith } from '../../../shared/form/validate-with';
import { useText } from '../../../shared/intl/use-text';
import { type ContactValues, contactOf } from './contact.form';

const validate = validateWith<ContactValues>(contactInfoSchema);

export interface ContactFormProps {
  stored: Stored<Profile>;
  /** What is stored now, as saving it or a conflict has told. */
  onStored: (answer: Stored<Profile>) => void;
  /** Whether something in the form is wrong, told when it changes. */
  onWrong: (isWrong: boolean) => void;
}

/** The form, the question about a missing way to be reached, and the choice after a conflict. */
export function useContactForm({ stored, onStored, onWrong }: ContactFormProps) {
  const { t } = useText();
  const [asked, setAsked] = useState<ContactWay>();
  const params = { profileHash: stored.data.hash };
  const { base, write, follow, edit, conflictOf } = useFreshWrite(stored, {
    valuesOf: contactOf,
    read: () => exchange(readProfile, { params }),
    write: (values: ContactValues, over) =>
      exchange(updateContactInfo, { params, body: contactInfoSchema.cast(values), ifMatch: over.etag }),
  });
  const [initial] = useState(() => contactOf(base.data));
  const form = usePortalForm<ContactValues>({
    name: 'contact',
    initial,
    validate,
    texts: {
      'streetAddress.required': 'contact.streetAddressRequired',
      'zipCode.required': 'contact.zipCodeRequired',
      'zipCode.tooShort': 'contact.zipCodeTooShort',
      'postCenter.required': 'contact.postCenterRequired',
      'country.required': 'contact.countryRequired',
    },
  });
  follow(form);
  const isWrong = form.summary.length > 0 || form.failure !== undefined;
  useEffect(() => onWrong(isWrong), [onWrong, isWrong]);

  const store = (over = base, values = form.values) => {
    let answer = over;
    return form.save(
      async () => {
        answer = await write(values, over);
      },
      () => {
        form.reset(contactOf(answer.data));
        onStored(answer);
        toast.success(t('settings.saved'));
      },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.changes === 0) return;
    const missing = missingContact(form.values);
    if (missing && Object.keys(validate(form.values)).length === 0) setAsked(missing);
    else void store()(event);
  };

  const conflict = conflictOf(form.failure, form.values);
  return {
    form,
    submit,
    question: asked && {
      missing: asked,
      onConfirm: () => {
        setAsked(undefined);
        void store()();
      },
      onCancel: () => setAsked(undefined),
    },
    conflict: conflict && {
      ...conflict,
      keepOwn: () => void store(conflict.current, conflict.merged)(),
      takeCurrent: () => {
        form.draft.drop();
        edit(conflict.current, form);
        onStored(conflict.current);
      },
    },
  };
}
