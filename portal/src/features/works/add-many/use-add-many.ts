import { addManyWorks } from '@nimio/domain/work/many-works.endpoints';
import type { AddedOfMany } from '@nimio/domain/work/many-works.types';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { call } from '../../../api/client';
import { useProfile } from '../../../shared/session/use-session';
import { invalidateStatistics } from '../../../shared/statistics/invalidate-statistics';
import { invalidateLookups, invalidateWorkLists } from '../after-adding';
import { portionsOf, type WorkRow, worksToSend } from './many-works.form';

/** The result of a sent work. */
export interface Outcome extends AddedOfMany {
  row: WorkRow;
}

/** Errors because of changes by others. */
const duplicateCodes = ['noDuplicateShares', 'bookAlreadyClaimed'];

/** Errors after which the server may have added the works nevertheless. */
const hasNoResponse = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** A longer timeout, since the catalogue may be queried for the works. */
const timeout = 60_000;

/** Adds works in batches. The results are available even when a later batch fails. */
export function useAddMany() {
  const { hash: profileHash } = useProfile();
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  /** Works sent without a reply, which may have been added. */
  const [unsure, setUnsure] = useState<ReadonlySet<string>>(new Set());

  const send = async (chosen: readonly WorkRow[]) => {
    const doubted = new Set(unsure);
    // Works without a reply may have been added.
    let mayHaveAdded = unsure.size > 0;
    let isListStale = false;
    try {
      for (const rows of portionsOf(chosen)) {
        const keys = rows.map(({ key }) => key);
        const body = { profileHash, works: worksToSend(rows, profileHash) };
        const { records } = await call(addManyWorks, { body, timeout }).catch((error: unknown) => {
          if (hasNoResponse(error)) for (const key of keys) doubted.add(key);
          throw error;
        });
        setOutcomes((now) => [...now, ...outcomesOf(records, rows, unsure)]);
        for (const key of keys) doubted.delete(key);
        mayHaveAdded ||= records.some(({ refusal }) => refusal === null);
        isListStale ||= records.some(
          ({ refusal }) => refusal !== null && duplicateCodes.includes(refusal.code),
        );
      }
    } finally {
      mayHaveAdded ||= doubted.size > 0;
      setUnsure(doubted);
      if (mayHaveAdded || isListStale) {
        void invalidateWorkLists();
        invalidateLookups(profileHash);
      }
      if (mayHaveAdded) void invalidateStatistics(profileHash);
    }
  };
  return { outcomes, send, begin: () => setOutcomes([]) };
}

/** Works that an earlier attempt without a reply has added are reported as already listed. */
function outcomesOf(
  records: readonly AddedOfMany[],
  rows: readonly WorkRow[],
  unsure: ReadonlySet<string>,
): Outcome[] {
  return records.flatMap((record) => {
    const row = rows.find(({ key }) => key === record.isbn);
    const isOwnDoing = record.refusal?.code === 'noDuplicateShares' && unsure.has(record.isbn);
    return row ? [{ ...record, ...(isOwnDoing && { refusal: null }), row }] : [];
  });
}
