import type { FormState } from '@nimio/design-system';
import { useEffect, useState } from 'react';
import { useMember } from '../session/use-session';
import { draftKey, dropDraft, readDraft, storeDraft } from './drafts';

interface DraftOptions<T extends object> {
  name: string;
  initial: T;
  form: FormState<T>;
  neverStored: readonly (keyof T)[] | 'everything';
  refit: (values: T) => T;
}

/** Stores a draft until it is saved, and offers it again after a lost session (ux §1.6). */
export function useDraft<T extends object>({ name, initial, form, neverStored, refit }: DraftOptions<T>) {
  const profileHash = useMember()?.me.profile?.hash;
  const isStored = profileHash !== undefined && neverStored !== 'everything';
  const key = isStored ? draftKey(profileHash, name) : undefined;
  const [offer, setOffer] = useState(() => (key === undefined ? undefined : readDraft(key, initial)));
  const { values, isDirty } = form;

  useEffect(() => {
    if (key === undefined || neverStored === 'everything') return;
    if (isDirty) storeDraft(key, values, neverStored);
    // An open offer remains.
    else if (offer === undefined) dropDraft(key);
  }, [key, values, isDirty, offer, neverStored]);

  const drop = () => {
    if (key !== undefined) dropDraft(key);
    setOffer(undefined);
  };
  return {
    /** Whether an earlier draft was not saved. */
    isOffered: offer !== undefined,
    restore: () => {
      if (offer) form.setValues(refit({ ...form.values, ...offer }));
      setOffer(undefined);
    },
    /** Deletes the draft, after saving or discarding. */
    drop,
  };
}

/** Whether a form of the profile has a draft, for which a collapsed form opens. */
export const hasDraft = (profileHash: string, name: string, initial: object): boolean =>
  readDraft(draftKey(profileHash, name), initial) !== undefined;
