import { toast } from '@nimio/design-system';
import { getProfile } from '@nimio/domain/profile/profile.endpoints';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { exchange } from '../../../api/client';
import { type Mergers, mergeEdits } from '../../../shared/conflict/merge-edits';
import { useFreshWrite } from '../../../shared/conflict/use-fresh-write';
import type { Stored } from '../../../shared/conflict/write-fresh';
import { usePortalForm } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import { checkParts, isChanged, type Part, valuesOfParts } from './part';
import { failedPart, partialOf, refusedFields, saveParts } from './save-parts';

export interface ProfileFormOptions<T extends object> {
  /** The name of the form among those of the profile. */
  name: string;
  stored: Stored<Profile>;
  /** The current record, from a save or a conflict. */
  onStored: (answer: Stored<Profile>) => void;
  /** In the order of saving. */
  parts: readonly Part<T>[];
}

/** The form of one or several parts of the profile, with confirmations before saving and the handling of failures. */
export function useProfileForm<T extends object>({ name, stored, onStored, parts }: ProfileFormOptions<T>) {
  const { t } = useText();
  const params = { profileHash: stored.data.hash };
  const valuesOf = (profile: Profile) => valuesOfParts(parts, profile);
  const read = () => exchange(getProfile, { params });
  const mergers = Object.assign({}, ...parts.map((part) => part.mergers)) as Mergers<T>;
  const { base, write, follow, edit, conflictOf } = useFreshWrite<Profile, T>(stored, {
    valuesOf,
    read,
    write: (values, over) => saveParts(parts, values, over),
    mergers,
  });
  const [initial] = useState(() => valuesOf(base.data));
  const form = usePortalForm<T>({
    name,
    initial,
    validate: (values) => checkParts(parts, values, base.data),
    texts: Object.assign({}, ...parts.map(({ texts }) => texts ?? {})) as object,
    fieldsOf: (failure, values) => refusedFields(parts, failure, values),
    durationOf: (failure) => failedPart(parts, failure)?.durationOf?.(failure),
    checkOnBlur: parts.flatMap(({ checkOnBlur = [] }) => checkOnBlur),
    neverKept: parts.flatMap(({ neverKept = [] }) => neverKept),
  });
  follow(form);

  /** Parts that were saved before a failure remain saved; only the rest is saved again, for the new version. */
  const keepSaved = (failure: unknown, values: T, over: Stored<Profile>) => {
    const partial = partialOf(failure);
    if (!partial) return { values, from: over };
    // Others may have saved changes that these parts were merged with.
    const { merged } = mergeEdits(valuesOf(over.data), values, valuesOf(partial.latest.data), mergers);
    edit(partial.latest, form);
    form.setValues(merged);
    onStored(partial.latest);
    return { values: merged, from: partial.latest };
  };
  /**
   * After an error because of others' changes, the form continues with the current profile and the values that can
   * still be saved.
   */
  const catchUp = async (failure: unknown, values: T, from: Stored<Profile>) => {
    if (!(failure instanceof ApiError)) return;
    const { overtaken } = failedPart(parts, failure) ?? {};
    if (!overtaken?.by(failure)) return;
    const current = await read().catch(() => undefined);
    if (!current) return;
    const left = { ...values, ...overtaken.left(values, current.data) };
    const { merged, conflicts } = mergeEdits(valuesOf(from.data), left, valuesOf(current.data), mergers);
    // Conflicting changes are resolved when the form is saved.
    if (conflicts.length > 0) return form.setValues(left);
    edit(current, form);
    form.setValues(merged);
    onStored(current);
  };
  const store = (over = base, values = form.values) => {
    let answer = over;
    return form.save(
      async () => {
        answer = await write(values, over).catch(async (error: unknown) => {
          const kept = keepSaved(error, values, over);
          await catchUp(error, kept.values, kept.from);
          throw error;
        });
      },
      () => {
        form.reset(valuesOf(answer.data));
        onStored(answer);
        toast.success(t('settings.saved'));
      },
    );
  };
  const questions = useQuestions(parts, form.values, base.data, () => void store()());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.changes === 0) return;
    const isRight = Object.keys(checkParts(parts, form.values, base.data)).length === 0;
    if (!isRight || !questions.begin()) void store()(event);
  };

  const conflict = conflictOf(form.failure, form.values);
  return {
    form,
    profile: base.data,
    submit,
    question: questions.open,
    partial: partialOf(form.failure),
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

/** Shows the confirmations of the changed parts one after the other, and then continues. */
function useQuestions<T extends object>(
  parts: readonly Part<T>[],
  values: T,
  profile: Profile,
  goOn: () => void,
) {
  const [place, setPlace] = useState<number>();
  const asked = parts
    .filter((part) => isChanged(part, values, profile))
    .flatMap((part) => part.question?.(values, profile) ?? []);
  const Dialog = place === undefined ? undefined : asked[place];
  return {
    /** `false` when there is nothing to confirm. */
    begin: () => {
      if (asked.length > 0) setPlace(0);
      return asked.length > 0;
    },
    open: Dialog && {
      Dialog,
      values,
      profile,
      onConfirm: () => {
        const next = (place ?? 0) + 1;
        setPlace(next < asked.length ? next : undefined);
        if (next >= asked.length) goOn();
      },
      onCancel: () => setPlace(undefined),
    },
  };
}
