import type { FormState } from '@nimio/design-system';
import { useState } from 'react';
import { type FreshWrite, type Stored, writeFresh } from './write-fresh';

/**
 * The record that a form edits, and how it is written back. Once something is typed the form keeps the version
 * that it began with: a newer one read behind its back would overwrite others unseen.
 */
export function useFreshWrite<D, T extends object>(stored: Stored<D>, calls: FreshWrite<D, T>) {
  const [base, setBase] = useState(stored);
  const [seen, setSeen] = useState(stored.etag);
  return {
    /** The version that is being edited. */
    base,
    /** Writes; `over` is given when the person has seen a newer version and keeps their own values. */
    write: async (mine: T, over: Stored<D> = base): Promise<Stored<D>> => {
      const answer = await writeFresh(mine, over, calls);
      setBase(answer);
      return answer;
    },
    /** Called while rendering: takes a newer version as long as nothing has been typed. */
    follow: ({ isDirty, reset }: Pick<FormState<T>, 'isDirty' | 'reset'>) => {
      if (stored.etag === seen) return;
      setSeen(stored.etag);
      if (isDirty || stored.etag === base.etag) return;
      setBase(stored);
      reset(calls.valuesOf(stored.data));
    },
  };
}
