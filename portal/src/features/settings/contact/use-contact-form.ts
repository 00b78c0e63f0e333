import { toast } from '@nimio/design-system';
import { readProfile, updateContactInfo } from '@nimio/domain/profile/profile.endpoints';
import { contactInfoSchema } from '@nimio/domain/profile/profile.schema';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { type FormEvent, useState } from 'react';
import { exchange } from '../../../api/client';
import { useFreshWrite } from '../../../shared/conflict/use-fresh-write';
import { Conflict, type Stored } from '../../../shared/conflict/write-fresh';
import { usePortalForm } from '../../../shared/form/use-portal-form';
import { validateWith } from '../../../shared/form/validate-with';
import { useText } from '../../../shared/intl/use-text';
import { keepProfile } from '../../../shared/session/session-store';
import { type ContactValues, contactOf, missingContact } from './contact.form';

const validate = validateWith<ContactValues>(contactInfoSchema);

export interface ContactFormProps {
  stored: Stored<Profile>;
  onSaved: (answer: Stored<Profile>) => void;
  /** The person gives their own changes up for those made elsewhere. */
  onTakeCurrent: (current: Stored<Profile>) => void;
}

/** The form, the question about a missing way to be reached, and the choice after a conflict. */
export function useContactForm({ stored, onSaved, onTakeCurrent }: ContactFormProps) {
  const { t } = useText();
  const [asked, setAsked] = useState<'email' | 'phone'>();
  const params = { profileHash: stored.data.hash };
  const { base, write, follow } = useFreshWrite(stored, {
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

  const store = (over = base, values = form.values) => {
    let answer = over;
    return form.save(
      async () => {
        answer = await write(values, over);
      },
      () => {
        form.reset(contactOf(answer.data));
        keepProfile(answer.data);
        onSaved(answer);
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

  const failure =
    form.failure instanceof Conflict
      ? (form.failure as Conflict<typeof base.data, ContactValues>)
      : undefined;
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
    conflict: failure && {
      fields: failure.fields,
      current: contactOf(failure.current.data),
      keepOwn: () => void store(failure.current, failure.merged)(),
      takeCurrent: () => {
        form.draft.drop();
        onTakeCurrent(failure.current);
      },
    },
  };
}
