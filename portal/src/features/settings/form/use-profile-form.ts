import { toast } from '@nimio/design-system';
import { getProfile } from '@nimio/domain/profile/profile.endpoints';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { isOpen, tasksOf } from '@nimio/domain/profile/tasks';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { exchange } from '../../../api/client';
import { focusAfter } from '../../../shared/action/focus-after';
import { type Mergers, mergeEdits } from '../../../shared/conflict/merge-edits';
import type { Stored } from '../../../shared/conflict/save-version';
import { useVersionedForm } from '../../../shared/conflict/use-versioned-form';
import { useRulesOnSubmit } from '../../../shared/form/late-rules';
import { useText } from '../../../shared/intl/use-text';
import { useProof } from '../../../shared/proof/use-proof';
import { useMe } from '../../../shared/session/use-session';
import { useSettings } from '../../../shared/settings/use-settings';
import { useToday } from '../../../shared/settings/use-today';
import { notCounted } from '../../../shared/tasks/use-tasks';
import { checkParts, isChanged, type Part, valuesOfParts } from './part';
import { failedPart, loadRules, partialOf, refusedFields, saveParts } from './save-parts';

export interface ProfileFormOptions<T extends object> {
  /** The name of the form among those of the profile. */
  name: string;
  stored: Stored<Profile>;
  /** The current record, from a save or a conflict. */
  onStored: (response: Stored<Profile>) => void;
  /** In the order of saving. */
  parts: readonly Part<T>[];
}

/**
 * The form of one or several parts of the profile, with confirmations before saving and the handling of failures.
 *
 * @param onSaved runs when everything is saved
 */
export function useProfileForm<T extends object>(
  { name, stored, onStored, parts }: ProfileFormOptions<T>,
  onSaved: () => void,
) {
  const savedText = useSavedText();
  const saved = useRef(stored.data);
  const params = { profileHash: stored.data.hash };
  const valuesOf = (profile: Profile) => valuesOfParts(parts, profile);
  const read = () => exchange(getProfile, { params });
  const mergers = Object.assign({}, ...parts.map((part) => part.mergers)) as Mergers<T>;
  const { form, base, save, edit, conflict } = useVersionedForm<Profile, T>({
    stored,
    valuesOf,
    read,
    write: (values, over, sent) =>
      saveParts(parts, values, over).catch(async (error: unknown) => {
        await continueAfter(error, values, over, sent);
        throw error;
      }),
    mergers,
    name,
    validate: (values, profile) => checkParts(parts, values, profile),
    texts: Object.assign({}, ...parts.map(({ texts }) => texts ?? {})) as object,
    fieldsOf: (failure, values) => refusedFields(parts, failure, values),
    checkOnBlur: parts.flatMap(({ checkOnBlur = [] }) => checkOnBlur),
    neverStored: parts.flatMap(({ neverStored = [] }) => neverStored),
    onStored: (response) => {
      saved.current = response.data;
      onStored(response);
    },
    onSaved: () => {
      toast.success(savedText(saved.current));
      onSaved();
    },
  });

  /** After a failure the form continues with what can still be saved, and with what was typed since. */
  const continueAfter = async (error: unknown, values: T, over: Stored<Profile>, sent: T) => {
    const left = adoptSavedParts(error, values, over, sent);
    await adoptOthersChanges(error, left.values, left.from, left.sent);
  };
  const replaceSent = (sent: T, values: T, version?: Stored<Profile>) => {
    const { values: typed } = form.latest();
    if (version) edit(version);
    form.setValues(mergeEdits(sent, typed, values, mergers).merged);
  };
  /** Parts that were saved before a failure remain saved; only the rest is saved again, for the new version. */
  const adoptSavedParts = (failure: unknown, values: T, over: Stored<Profile>, sent: T) => {
    const partial = partialOf(failure);
    if (!partial) return { values, from: over, sent };
    // Others may have saved changes that these parts were merged with.
    const { merged } = mergeEdits(valuesOf(over.data), values, valuesOf(partial.latest.data), mergers);
    replaceSent(sent, merged, partial.latest);
    onStored(partial.latest);
    return { values: merged, from: partial.latest, sent: merged };
  };
  /**
   * After an error because of others' changes, the form continues with the current profile and the values that can
   * still be saved.
   */
  const adoptOthersChanges = async (failure: unknown, values: T, from: Stored<Profile>, sent: T) => {
    if (!(failure instanceof ApiError)) return;
    const { recovery } = failedPart(parts, failure) ?? {};
    if (!recovery?.handles(failure)) return;
    const current = await read().catch(() => undefined);
    if (!current) return;
    const left = { ...values, ...recovery.remainingValues(values, current.data) };
    const { merged, conflicts } = mergeEdits(valuesOf(from.data), left, valuesOf(current.data), mergers);
    // Conflicting changes are resolved when the form is saved.
    if (conflicts.length > 0) return replaceSent(sent, left);
    replaceSent(sent, merged, current);
    onStored(current);
  };
  const rules = useRulesOnSubmit(() => loadRules(parts));
  const proof = useProof();
  const moveFocus = useRef<() => void>(undefined);
  const saveWithProof = async () => {
    const { values } = form.latest();
    const isNeeded = parts.some((part) => part.needsProof && isChanged(part, values, base.data));
    if (!isNeeded || (await proof.obtain())) await save();
    else moveFocus.current?.();
  };
  const confirmations = useConfirmations(parts, form.values, base.data, () => void saveWithProof());
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (form.changes === 0) return;
    // When the last of several dialogs closes, the focus has nowhere to return to.
    const opener = document.activeElement;
    if (opener instanceof HTMLElement) moveFocus.current = focusAfter(opener, opener);
    await rules.whenLoaded((hasRules) => {
      const { values } = form.latest();
      const isRight = hasRules && Object.keys(checkParts(parts, values, base.data)).length === 0;
      if (!isRight) void save(event);
      else if (!confirmations.begin(values)) void saveWithProof();
    });
  };

  return {
    form: { ...form, isSubmitting: form.isSubmitting || rules.isLoading },
    profile: base.data,
    submit,
    confirmation: confirmations.open,
    proofDialog: proof.dialog,
    partial: partialOf(form.failure),
    conflict,
  };
}

const nextTexts = {
  taxation: 'settings.next_taxation',
  contract: 'settings.next_contract',
  contact: 'settings.next_contact',
  bankAccount: 'settings.next_bankAccount',
  works: 'settings.next_works',
} as const;

/** Returns a function that says that a profile is saved, and what its holder does next. */
function useSavedText(): (profile: Profile) => string {
  const { t } = useText();
  const me = useMe();
  const { product } = useSettings();
  const today = useToday();
  return (profile) => {
    // The tasks of other customers are not those of staff who edit them.
    const isOfSession = profile.hash === me.profile?.hash;
    const [next] = isOfSession ? tasksOf(profile, notCounted, product, today).filter(isOpen) : [];
    const text = next && Object.entries(nextTexts).find(([id]) => id === next.id)?.[1];
    return text ? `${t('settings.saved')} ${t(text)}` : t('settings.saved');
  };
}

/** Shows the confirmations of the changed parts one after the other, and then continues. */
function useConfirmations<T extends object>(
  parts: readonly Part<T>[],
  values: T,
  profile: Profile,
  onConfirmed: () => void,
) {
  const [index, setIndex] = useState<number>();
  const dialogsFor = (given: T) =>
    parts
      .filter((part) => isChanged(part, given, profile))
      .flatMap((part) => part.confirmation?.(given, profile) ?? []);
  const dialogs = dialogsFor(values);
  const Dialog = index === undefined ? undefined : dialogs[index];
  return {
    /** `false` when there is nothing to confirm. */
    begin: (latest: T) => {
      const isAsking = dialogsFor(latest).length > 0;
      if (isAsking) setIndex(0);
      return isAsking;
    },
    open: Dialog && {
      Dialog,
      values,
      profile,
      onConfirm: () => {
        const next = (index ?? 0) + 1;
        setIndex(next < dialogs.length ? next : undefined);
        if (next >= dialogs.length) onConfirmed();
      },
      onCancel: () => setIndex(undefined),
    },
  };
}
