import type { FormErrors } from '@nimio/design-system';
import { type FormEvent, useState } from 'react';
import { type PortalForm, type PortalFormOptions, usePortalForm } from '../form/use-portal-form';
import { mergeEdits } from './merge-edits';
import { Conflict, type Stored, saveVersion, type VersionedCalls } from './save-version';

interface VersionedFormOptions<D, T extends object>
  extends VersionedCalls<D, T>,
    Omit<PortalFormOptions<T>, 'initial' | 'validate'> {
  /** The record with its ETag, as the page has fetched it last. */
  stored: Stored<D>;
  /** @param base the record that is edited */
  validate: (values: T, base: D) => FormErrors<T>;
  /** Stores the current record in the page, after a save or when the user takes it; the form is busy until then. */
  onStored?: (current: Stored<D>) => unknown;
  /** Runs when everything is saved, and may navigate. */
  onSaved?: () => void;
}

/** A conflict that the user has to resolve, for `ConflictChoice`. */
export interface OpenConflict<T extends object> {
  /** Fields that both sides have changed. */
  names: (keyof T & string)[];
  /** The values in the form. */
  own: T;
  /** The values of the current record. */
  current: T;
  saveOwn: () => void;
  takeCurrent: () => void;
}

export interface VersionedForm<D, T extends object> {
  form: PortalForm<T>;
  /** The record that is edited. */
  base: Stored<D>;
  /** Validates and saves; the form's `onSubmit`. */
  save: (event?: FormEvent) => Promise<void>;
  /** Starts editing that version; typed values are discarded. */
  edit: (version: Stored<D>) => void;
  conflict: OpenConflict<T> | undefined;
}

/**
 * A form for a record that others may change too (optimistic concurrency). Once something is typed the form keeps the
 * version that it started from, since saving with a newer one, fetched in the background, would overwrite others'
 * changes unseen. A stale write is merged with the current record, or becomes a `conflict`.
 */
export function useVersionedForm<D, T extends object>(
  options: VersionedFormOptions<D, T>,
): VersionedForm<D, T> {
  const { stored, valuesOf, mergers, validate, onStored, onSaved } = options;
  const [base, setBase] = useState(stored);
  const [seen, setSeen] = useState(stored.etag);
  const [initial] = useState(() => valuesOf(base.data));
  const form = usePortalForm<T>({ ...options, initial, validate: (values) => validate(values, base.data) });

  const edit = (version: Stored<D>) => {
    setBase(version);
    form.reset(valuesOf(version.data));
  };
  if (stored.etag !== seen) {
    setSeen(stored.etag);
    if (!form.isDirty && stored.etag !== base.etag) edit(stored);
  }

  const saveOver = (over: Stored<D>) =>
    form.save(async (sent) => {
      const response = await saveVersion(sent, over, options);
      setBase(response);
      form.adopt(valuesOf(response.data), sent, mergers);
      await onStored?.(response);
    }, onSaved);

  return { form, base, save: saveOver(base), edit, conflict: openConflict() };

  function openConflict(): OpenConflict<T> | undefined {
    if (!(form.failure instanceof Conflict)) return undefined;
    const version = form.failure.current as Stored<D>;
    const own = form.values;
    const current = valuesOf(version.data);
    const { merged, conflicts: names } = mergeEdits(valuesOf(base.data), own, current, mergers);
    if (names.length === 0) return undefined;
    return {
      names,
      own,
      current,
      saveOwn: () => {
        form.setValues(merged);
        void saveOver(version)();
      },
      takeCurrent: () => {
        form.draft.drop();
        edit(version);
        void onStored?.(version);
      },
    };
  }
}
