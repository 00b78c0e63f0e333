import type { FormState } from '@nimio/design-system';
import { useState } from 'react';
import { type MergedEdits, mergeEdits } from './merge-edits';
import { Conflict, type FreshWrite, type Stored, writeFresh } from './write-fresh';

/** A choice that waits for the person. */
export interface OpenConflict<D, T> extends MergedEdits<T> {
  /** The record as it is now, and its values. */
  current: Stored<D>;
  values: T;
}

/**
 * The record that a form edits, and how it is written back. Once something is typed the form keeps the version
 * that it began with: a newer one read behind its back would overwrite others unseen.
 */
export function useFreshWrite<D, T extends object>(stored: Stored<D>, calls: FreshWrite<D, T>) {
  const [base, setBase] = useState(stored);
  const [seen, setSeen] = useState(stored.etag);
  const edit = (version: Stored<D>, { reset }: Pick<FormState<T>, 'reset'>) => {
    setBase(version);
    reset(calls.valuesOf(version.data));
  };
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
    follow: (form: Pick<FormState<T>, 'isDirty' | 'reset'>) => {
      if (stored.etag === seen) return;
      setSeen(stored.etag);
      if (!form.isDirty && stored.etag !== base.etag) edit(stored, form);
    },
    /** Edits that version from now on; what was typed is given up. */
    edit,
    /** What a refused write leaves to choose, by what stands in the form now: it may have been typed in since. */
    conflictOf: (failure: unknown, mine: T): OpenConflict<D, T> | undefined => {
      if (!(failure instanceof Conflict)) return undefined;
      const current = failure.current as Stored<D>;
      const values = calls.valuesOf(current.data);
      const merge = mergeEdits(calls.valuesOf(base.data), mine, values, calls.mergers);
      return merge.conflicts.length > 0 ? { ...merge, current, values } : undefined;
    },
  };
}
