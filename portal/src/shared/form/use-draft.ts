import type { FormState } from '@nimio/design-system';
import { useEffect, useState } from 'react';
import { useMember } from '../session/use-session';
import { draftKey, dropDraft, keepDraft, readDraft } from './drafts';

interface DraftOptions<T extends object> {
  name: string;
  initial: T;
  form: FormState<T>;
  neverKept: readonly (keyof T)[] | 'everything';
  refit: (values: T) => T;
}

/** Keeps what is typed until it is saved, and offers it again after a lost session (ux §1.6). */
export function useDraft<T extends object>({ name, initial, form, neverKept, refit }: DraftOptions<T>) {
  const profileHash = useMember()?.me.profile?.hash;
  const isKept = profileHash !== undefined && neverKept !== 'everything';
  const key = isKept ? draftKey(profileHash, name) : undefined;
  const [offer, setOffer] = useState(() => (key === undefined ? undefined : readDraft(key, initial)));
  const { values, isDirty } = form;

  useEffect(() => {
    if (key === undefined || neverKept === 'everything') return;
    if (isDirty) keepDraft(key, values, neverKept);
    // An offer that nobody has answered yet stays.
    else if (offer === undefined) dropDraft(key);
  }, [key, values, isDirty, offer, neverKept]);

  const drop = () => {
    if (key !== undefined) dropDraft(key);
    setOffer(undefined);
  };
  return {
    /** Something typed earlier was not saved. */
    isOffered: offer !== undefined,
    restore: () => {
      if (offer) form.setValues(refit({ ...form.values, ...offer }));
      setOffer(undefined);
    },
    /** Forgets what is kept, as after saving or when the person gives it up. */
    drop,
  };
}

/** Whether something typed into a form of the profile was not saved: one that is folded away opens for it. */
export const hasDraft = (profileHash: string, name: string, initial: object): boolean =>
  readDraft(draftKey(profileHash, name), initial) !== undefined;
