import type { AccountingRow } from '@nimio/domain/accounting/accounting.types';
import type { AccountingState, SummaryState } from '@nimio/domain/accounting/accounting-states';
import { type MergedAccounting, mergeAccountings } from '@nimio/domain/accounting/merge-accountings';

/** A payment, past or future. */
export interface Payment extends MergedAccounting<AccountingRow> {
  kind: AccountingState | 'carriedOver';
  /** It failed and is paid again with the next distribution. */
  comesAgain: boolean;
  /** Whether all of it has a bank account. */
  hasAccount: boolean;
  /** `undefined` when there can be none: only paid amounts above zero have a statement. */
  statement: Statement | undefined;
}

/** The statement of a payment. */
export interface Statement {
  /** The payment's accounting hashes, as in the calls. */
  hashes: string;
  /** `null` when it has not been requested. */
  state: SummaryState | null;
  /** Size in bytes when it is ready. */
  size: number | null;
}

/** Converts the server's rows to payments, newest first. */
export const paymentsOf = (rows: readonly AccountingRow[]): Payment[] =>
  mergeAccountings(rows).map((merged) => ({
    ...merged,
    kind: merged.parts.every(({ isCarriedOver }) => isCarriedOver === 1) ? 'carriedOver' : merged.state,
    comesAgain: merged.parts.every(({ comesAgain }) => comesAgain === 1),
    hasAccount: merged.parts.every(({ accountHash }) => accountHash !== null),
    statement: statementOf(merged),
  }));

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
  const sizes = parts.map(({ paymentSummarySize }) => paymentSummarySize ?? 0);
  return {
    hashes: parts.map(({ accountingHash }) => accountingHash).join('-'),
    state: worstFirst.find((one) => states.includes(one)) ?? null,
    size: Math.max(...sizes) || null,
  } as const satisfies Statement;
}

/** What was paid in a year. */
export interface PaymentYear {
  year: number;
  payments: Payment[];
  /** Gross. */
  sumInCents: number;
}

const firstYear = 2000;
const yearOf = ({ date }: Payment): number => Number(date.slice(0, 4));

/** All years from the current one (or a later payment's) back to 2000, with their payments (specification §9). */
export function paymentYears(payments: readonly Payment[], currentYear: number): PaymentYear[] {
  const paid = payments.filter(({ kind }) => kind === 'paid');
  const newest = Math.max(currentYear, ...paid.map(yearOf));
  return Array.from({ length: newest - firstYear + 1 }, (_, back) => {
    const year = newest - back;
    const ofYear = paid.filter((payment) => yearOf(payment) === year);
    const sumInCents = ofYear.reduce((sum, { paidAmountInCents }) => sum + paidAmountInCents, 0);
    return { year, payments: ofYear, sumInCents };
  });
}

/** Formats years as ranges, oldest first: `2003, 2005–2008`. */
export function yearRanges(years: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const year of years.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === year - 1) last[1] = year;
    else runs.push([year, year]);
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
}
