import type { FormState } from '@nimio/design-system';
import { useState } from 'react';
import { type MergedEdits, mergeEdits } from './merge-edits';
import { Conflict, type FreshWrite, type Stored, writeFresh } from './write-fresh';

/** A conflict that the user has to resolve. */
export interface OpenConflict<D, T> extends MergedEdits<T> {
  /** The current record, and its form values. */
  current: Stored<D>;
  values: T;
}

/**
 * The record that a form edits, and how it is saved. Once something is typed the form keeps its version, since saving
 * with a newer one, fetched in the background, would overwrite others' changes unseen.
 */
export function useFreshWrite<D, T extends object>(stored: Stored<D>, calls: FreshWrite<D, T>) {
  const [base, setBase] = useState(stored);
  const [seen, setSeen] = useState(stored.etag);
  const edit = (version: Stored<D>, { reset }: Pick<FormState<T>, 'reset'>) => {
    setBase(version);
    reset(calls.valuesOf(version.data));
  };
  return {
    /** The edited version. */
    base,
    /** Saves; `over` is the newer version when the user has seen it and keeps the own values. */
    write: async (mine: T, over: Stored<D> = base): Promise<Stored<D>> => {
      const answer = await writeFresh(mine, over, calls);
      setBase(answer);
      return answer;
    },
    /** Called while rendering: adopts a newer version while nothing has been typed. */
    follow: (form: Pick<FormState<T>, 'isDirty' | 'reset'>) => {
      if (stored.etag === seen) return;
      setSeen(stored.etag);
      if (!form.isDirty && stored.etag !== base.etag) edit(stored, form);
    },
    /** Starts editing that version; typed values are discarded. */
    edit,
    /** The conflict of a refused save, computed from the form's current values. */
    conflictOf: (failure: unknown, mine: T): OpenConflict<D, T> | undefined => {
      if (!(failure instanceof Conflict)) return undefined;
      const current = failure.current as Stored<D>;
      const values = calls.valuesOf(current.data);
      const merge = mergeEdits(calls.valuesOf(base.data), mine, values, calls.mergers);
      return merge.conflicts.length > 0 ? { ...merge, current, values } : undefined;
    },
  };
}
