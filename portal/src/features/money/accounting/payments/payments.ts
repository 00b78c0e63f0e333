import type { AccountingRow } from '@nimio/domain/accounting/accounting.types';
import {
  type AccountingState,
  reachesAccount,
  type SummaryState,
} from '@nimio/domain/accounting/accounting-states';
import { type MergedAccounting, mergeAccountings } from '@nimio/domain/accounting/merge-accountings';

/** A payment, past or future. */
export interface Payment
  extends MergedAccounting<AccountingRow>,
    Pick<AccountingRow, 'accountEnd' | 'withholding'> {
  kind: AccountingState | 'carriedOver';
  /** It failed and is paid again with the next distribution. */
  comesAgain: boolean;
  /** The years of its loans. */
  loanYears: number[];
  /** `undefined` when there can be none: only paid amounts above zero have a statement. */
  statement: Statement | undefined;
}

/** The statement of a payment. */
interface Statement {
  /** The payment's accounting hashes, as in the calls. */
  hashes: string;
  /** `null` when it has not been requested. */
  state: SummaryState | null;
}

/** Converts the server's rows to payments, newest first. */
export const paymentsOf = (rows: readonly AccountingRow[]): Payment[] =>
  mergeAccountings(rows).map((merged) => {
    const { parts } = merged;
    return {
      ...merged,
      kind: parts.every(({ isCarriedOver }) => isCarriedOver === 1) ? 'carriedOver' : merged.state,
      comesAgain: parts.every(({ comesAgain }) => comesAgain === 1),
      accountEnd: parts[0]?.accountEnd ?? null,
      withholding: parts[0]?.withholding ?? null,
      loanYears: [...new Set(parts.flatMap(({ loanYears }) => loanYears))],
      statement: statementOf(merged),
    };
  });

/** The names of a payment's distributions. */
export const contentsOf = ({ parts }: Payment): string =>
  [...new Set(parts.map(({ name }) => name))].join(', ');

const worstFirst = ['error', 'pending', null, 'ready'] as const;

/**
 * The state of the statement of all parts: ready when all parts are ready, otherwise the state of the part that is not.
 */
function statementOf({ state, paidAmountInCents, parts }: MergedAccounting<AccountingRow>) {
  if (state !== 'paid' || paidAmountInCents === 0) return undefined;
  if (parts.some(({ paymentSummaryAvailable }) => paymentSummaryAvailable === 0)) return undefined;
  const states = parts.map(({ paymentSummaryStatus }) => paymentSummaryStatus);
  return {
    hashes: parts.map(({ accountingHash }) => accountingHash).join('-'),
    state: worstFirst.find((one) => states.includes(one)) ?? null,
  } as const satisfies Statement;
}

/** Whether all of a payment has reached the account, or is going to. */
export const isArriving = ({ parts }: Payment): boolean => parts.every(reachesAccount);

/** The sums of payments, in cents; the first is the sum of the others. */
export interface Totals {
  grossInCents: number;
  withheldInCents: number;
  netInCents: number;
}

/** Of those that reach the account. */
export function totalsOf(payments: readonly Payment[]): Totals {
  const totals = { grossInCents: 0, withheldInCents: 0, netInCents: 0 };
  for (const { paidAmountInCents: gross, withholding } of payments.filter(isArriving)) {
    const withheld = withholding?.withheldInCents ?? 0;
    totals.grossInCents += gross;
    totals.withheldInCents += withheld;
    totals.netInCents += gross - withheld;
  }
  return totals;
}

export const yearOf = ({ date }: Pick<Payment, 'date'>): number => Number(date.slice(0, 4));

const firstYear = 2000;

/** The offered years: from the current one, or a later payment's, back to 2000 (specification §9). */
export function paymentYears(payments: readonly Payment[], currentYear: number): number[] {
  const newest = Math.max(currentYear, ...payments.map(yearOf));
  return Array.from({ length: newest - firstYear + 1 }, (_, back) => newest - back);
}

const mostColumns = 5;

/**
 * The years of the chart, oldest first: the newest five with payments, or five around an older shown year. A single year
 * is no comparison.
 */
export function chartYears(payments: readonly Payment[], shown: number): number[] {
  const paid = payments.filter(isArriving).map(yearOf);
  const [first, newest] = [Math.min(...paid), Math.max(...paid)];
  const last =
    shown > newest - mostColumns ? newest : Math.min(Math.max(shown, first + mostColumns - 1), newest);
  const from = Math.max(first, last - mostColumns + 1);
  const years = Array.from({ length: Math.max(last - from + 1, 0) }, (_, at) => from + at);
  return years.length < 2 ? [] : years;
}
