import { ApiError } from '../../../../api/api-error';
import { isWork, type ManyRow, type RowState } from '../many-works.form';
import type { Outcome } from '../use-add-many';

/** An item that was not added, and why: its state, or the server's error. */
export interface NotAdded {
  key: string;
  /** An ISBN, or the invalid text. */
  isbn: string;
  name: string;
  why: RowState | ApiError | 'notLookedUp';
}

/** Whether all its shares are claimed. */
export const isFull = ({ why }: NotAdded): boolean =>
  why === 'full' || (why instanceof ApiError && why.code === 'bookAlreadyClaimed');

export interface Summary {
  added: Outcome[];
  /** Works whose deal has another number than the entered one. */
  differing: Outcome[];
  /** The number of works that were already on the list. */
  listed: number;
  notAdded: NotAdded[];
}

interface Whole {
  outcomes: readonly Outcome[];
  rows: readonly ManyRow[];
  notLookedUp: readonly string[];
}

const isListed = ({ refusal }: Outcome) => refusal?.code === 'noDuplicateShares';

/** The summary of the whole list. Works that the user left out are no failures. */
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
  const notLookedUpRows = notLookedUp.map((isbn) => ({
    key: isbn,
    isbn,
    name: '',
    why: 'notLookedUp' as const,
  }));
  return {
    added,
    differing: added.filter(({ differingAmounts }) => differingAmounts.length > 0),
    listed:
      outcomes.filter(isListed).length +
      rows.filter((row) => row.state === 'listed' && !sent.has(row.key)).length,
    notAdded: [...refused, ...unfit, ...notLookedUpRows],
  };
}
