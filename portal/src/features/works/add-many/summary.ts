import { ApiError } from '../../../api/api-error';
import { isWork, type ManyRow, type RowState } from './many-works.form';
import type { Outcome } from './use-add-many';

/** Something of the list that was not added, and why: how it stands, or what the server answered. */
export interface NotAdded {
  key: string;
  /** An ISBN, or what was written in place of one. */
  isbn: string;
  name: string;
  why: RowState | ApiError | 'notLookedUp';
}

/** Whether it was not added because all its shares are taken. */
export const isFull = ({ why }: NotAdded): boolean =>
  why === 'full' || (why instanceof ApiError && why.code === 'bookAlreadyClaimed');

export interface Summary {
  added: Outcome[];
  /** Works whose deal has another number than the one stated. */
  differing: Outcome[];
  /** How many were on the list before. */
  listed: number;
  notAdded: NotAdded[];
}

interface Whole {
  outcomes: readonly Outcome[];
  rows: readonly ManyRow[];
  notLookedUp: readonly string[];
}

const isListed = ({ refusal }: Outcome) => refusal?.code === 'noDuplicateShares';

/** What became of the whole list. What somebody has left out themselves is no failure. */
export function summaryOf({ outcomes, rows, notLookedUp }: Whole): Summary {
  const added = outcomes.filter(({ refusal }) => refusal === null);
  const refused = outcomes.flatMap((outcome): NotAdded[] => {
    const { refusal, row, isbn } = outcome;
    if (refusal === null || isListed(outcome)) return [];
    return [{ key: isbn, isbn, name: row.values.name, why: new ApiError(refusal.code) }];
  });
  const sent = new Set(outcomes.map(({ isbn }) => isbn));
  const unfit = rows.flatMap((row): NotAdded[] => {
    if (!isWork(row)) return [{ key: row.key, isbn: row.wrong.text, name: '', why: row.state }];
    if (sent.has(row.key) || row.canAdd || row.state === 'listed') return [];
    return [{ key: row.key, isbn: row.key, name: row.values.name, why: row.state }];
  });
  const unasked = notLookedUp.map((isbn) => ({ key: isbn, isbn, name: '', why: 'notLookedUp' as const }));
  return {
    added,
    differing: added.filter(({ differingAmounts }) => differingAmounts.length > 0),
    listed:
      outcomes.filter(isListed).length +
      rows.filter((row) => row.state === 'listed' && !sent.has(row.key)).length,
    notAdded: [...refused, ...unfit, ...unasked],
  };
}
