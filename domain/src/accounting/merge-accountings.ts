import { type AccountingState, accountingStates } from './accounting-states.js';

/** The fields that merging needs; a row may have more. Amounts in cents. */
export interface MergeableAccounting {
  accountingHash: string;
  date: string;
  paidAmountInCents: number;
  state: AccountingState;
}

/** The merged rows of one payment. */
export interface MergedAccounting<Row extends MergeableAccounting> {
  /** The first part of the accounting hashes. */
  payment: string;
  /** The newest day of its parts. */
  date: string;
  paidAmountInCents: number;
  /** The worst state of its parts. */
  state: AccountingState;
  /** By day, newest first; ties by hash. */
  parts: Row[];
}

/** The payment that an accounting hash names: `<payment>_<accounting>`. */
export const paymentOf = (accountingHash: string): string => accountingHash.split('_', 1)[0] ?? '';

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const newestFirst = (a: MergeableAccounting, b: MergeableAccounting): number =>
  byText(b.date, a.date) || byText(a.accountingHash, b.accountingHash);

/** The worse of two states. */
const worse = (a: AccountingState, b: AccountingState): AccountingState =>
  accountingStates.indexOf(a) <= accountingStates.indexOf(b) ? a : b;

/**
 * Merges the rows of each payment: amounts are added, and the worst state is the state of all (domain model,
 * Accountings). Sorted by day, newest first. The result does not depend on the order of the rows.
 */
export function mergeAccountings<Row extends MergeableAccounting>(
  rows: readonly Row[],
): MergedAccounting<Row>[] {
  const merged = new Map<string, MergedAccounting<Row>>();
  for (const row of rows.toSorted(newestFirst)) {
    const payment = paymentOf(row.accountingHash);
    const found = merged.get(payment);
    if (!found) {
      const { date, paidAmountInCents, state } = row;
      merged.set(payment, { payment, date, paidAmountInCents, state, parts: [row] });
      continue;
    }
    found.paidAmountInCents += row.paidAmountInCents;
    found.state = worse(found.state, row.state);
    found.parts.push(row);
  }
  return [...merged.values()].sort((a, b) => byText(b.date, a.date) || byText(a.payment, b.payment));
}
