import { addManyWorks } from '@nimio/domain/work/many-works.endpoints';
import type { AddedOfMany } from '@nimio/domain/work/many-works.types';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { call } from '../../../api/client';
import { useProfile } from '../../../shared/session/use-session';
import { forgetStatistics } from '../../../shared/statistics/forget-statistics';
import { countAnew, forgetLookups } from '../after-adding';
import { portionsOf, type WorkRow, worksToSend } from './many-works.form';

/** What became of a work that was sent. */
export interface Outcome extends AddedOfMany {
  row: WorkRow;
}

/** Refusals that tell of what has become of the work elsewhere. */
const toldByOthers = ['noDuplicateShares', 'bookAlreadyClaimed'];

/** The server may have added them for all that. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Works may take long that a catalogue is asked about. */
const timeout = 60_000;

/** Adds works, a portion at a time. What became of each is known also when a later portion fails. */
export function useAddMany() {
  const { hash: profileHash } = useProfile();
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  /** Sent without an answer: they may have been added. */
  const [unsure, setUnsure] = useState<ReadonlySet<string>>(new Set());

  const send = async (chosen: readonly WorkRow[]) => {
    const doubted = new Set(unsure);
    // What an answer was missing for may have been added meanwhile.
    let mayHaveAdded = unsure.size > 0;
    let isListStale = false;
    try {
      for (const rows of portionsOf(chosen)) {
        const keys = rows.map(({ key }) => key);
        const body = { profileHash, works: worksToSend(rows, profileHash) };
        const { records } = await call(addManyWorks, { body, timeout }).catch((error: unknown) => {
          if (isUnanswered(error)) for (const key of keys) doubted.add(key);
          throw error;
        });
        setOutcomes((now) => [...now, ...outcomesOf(records, rows, unsure)]);
        for (const key of keys) doubted.delete(key);
        mayHaveAdded ||= records.some(({ refusal }) => refusal === null);
        isListStale ||= records.some(
          ({ refusal }) => refusal !== null && toldByOthers.includes(refusal.code),
        );
      }
    } finally {
      mayHaveAdded ||= doubted.size > 0;
      setUnsure(doubted);
      if (mayHaveAdded || isListStale) {
        countAnew();
        forgetLookups(profileHash);
      }
      if (mayHaveAdded) void forgetStatistics(profileHash);
    }
  };
  return { outcomes, send, begin: () => setOutcomes([]) };
}

/** What an earlier try without an answer has added is found on the list by the next one. */
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
