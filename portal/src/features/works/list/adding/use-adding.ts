import { openRows, type RowEditingOptions, toast, useOpenRows, useRowEditing } from '@nimio/design-system';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { refresh } from '../../../../api/use-endpoint';
import { useErrorText } from '../../../../shared/errors/error-text';
import { watchUnsaved } from '../../../../shared/form/unsaved';
import { useFieldText } from '../../../../shared/form/use-field-text';
import { useText } from '../../../../shared/intl/use-text';
import { useProfile } from '../../../../shared/session/use-session';
import type { AddWorkValues } from '../../add/carried';
import { isListedMeanwhile, type StoredWork, storeWork } from '../../add/store-work';
import { countAnewInSight, forgetFound } from '../../after-adding';
import { workFieldTexts } from '../../work-field-texts';
import { hasUnpaidRole } from '../../work-values';
import { blankRow, isbnBlock, isEnough, partErrors } from './adding-row';
import { useIsbnText } from './use-isbn-text';
import type { WorkRow } from './work-row';

/** Adding works in the list, with the confirmation of unpaid roles. */
export function useAdding() {
  const { t } = useText();
  const profile = useProfile();
  const { ofFailure } = useErrorText();
  const errorsOf = useRowErrors(profile.hash);
  const { differing, tellDeals } = useDifferingDeals();
  const [answer, setAnswer] = useState<(isSure: boolean) => void>();
  const options = useMemo<RowEditingOptions<WorkRow>>(() => {
    const isSure = () => new Promise<boolean>((resolve) => setAnswer(() => resolve));
    return {
      rowKey: (row) => row.bookHash,
      rowLabel: (row) => row.name,
      isReadOnly: () => true,
      blank: () => blankRow(profile),
      addLabel: t('list.addRow'),
      saveLabel: t('list.saveRow'),
      validate: errorsOf,
      onSave: async ({ adding }) => {
        if (!adding?.found) return undefined;
        // Who says no goes on in the row, and knows why it is still there.
        if (hasUnpaidRole(adding.values.roles) && !(await isSure())) return { failure: '' };
        try {
          const stored = await storeWork(profile.hash, adding.found, adding.values);
          tellDeals(stored);
          await countAnewInSight();
          return { added: stored.work.bookHash };
        } catch (error) {
          if (isListedMeanwhile(error)) {
            // What is found now says where the work is.
            await Promise.all([countAnewInSight(), refresh(`/profiles/${profile.hash}`)]);
          }
          return { failure: ofFailure(error) };
        }
      },
      // While the row is open it shows what was found.
      onKept: () => forgetFound(profile.hash),
    };
  }, [t, profile, ofFailure, errorsOf, tellDeals]);
  const editing = useRowEditing(options);
  useUnsaved(editing);
  const settle = (isSure: boolean) => {
    setAnswer(undefined);
    answer?.(isSure);
  };
  return {
    editing,
    differing,
    question: answer && { onConfirm: () => settle(true), onCancel: () => settle(false) },
  };
}

/** Leaving is asked about when a work was found: without one the row has little in it, and its link takes that along. */
function useUnsaved(editing: ReturnType<typeof useRowEditing<WorkRow>>) {
  const open = useOpenRows(editing);
  useEffect(() => {
    const isUnsaved = () => openRows(editing).some(({ adding }) => adding?.found && isEnough(adding.found));
    return open > 0 ? watchUnsaved({ isUnsaved, giveUp: () => undefined }) : undefined;
  }, [editing, open]);
}

/** What is wrong in the row, in words. */
function useRowErrors(profileHash: string) {
  const ofIsbn = useIsbnText();
  const ofField = useFieldText<AddWorkValues>(workFieldTexts);
  return useMemo(
    () =>
      ({ adding }: WorkRow): Record<string, string> => {
        if (!adding) return {};
        const block = isbnBlock(adding);
        if (block) return { isbn: ofIsbn(block) };
        const errors = Object.entries<string | undefined>(partErrors(profileHash, adding));
        return Object.fromEntries(
          errors.flatMap(([name, finding]) => (finding ? [[name, ofField(finding, name)]] : [])),
        );
      },
    [profileHash, ofIsbn, ofField],
  );
}

/** By the book's public id. */
export type Differing = ReadonlyMap<string, StoredWork['differingAmounts']>;
const noneDiffers: Differing = new Map();

/** Divisions that exist with another number than was stated: said when the work is added, and kept for its row. */
function useDifferingDeals() {
  const { t } = useText();
  const [differing, setDiffering] = useState(noneDiffers);
  const tellDeals = useCallback(
    ({ work: { bookHash }, differingAmounts }: StoredWork): void => {
      if (differingAmounts.length === 0) return;
      setDiffering((before) => new Map(before).set(bookHash, differingAmounts));
      for (const { role, stated, deal } of differingAmounts)
        toast.info(t(`add.dealHolds_${role}`, { stated, deal }));
    },
    [t],
  );
  return { differing, tellDeals };
}
