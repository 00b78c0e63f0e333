import type { AccountingRow } from '@nimio/domain/accounting/accounting.types';
import type { AccountingState, SummaryState } from '@nimio/domain/accounting/accounting-states';
import { type MergedAccounting, mergeAccountings } from '@nimio/domain/accounting/merge-accountings';

/** What a person gets at once, or will get. */
export interface Payment extends MergedAccounting<AccountingRow> {
  kind: AccountingState | 'carriedOver';
  /** It failed, and is paid with the next distribution. */
  comesAgain: boolean;
  /** Whether all of it has a bank account to go to. */
  hasAccount: boolean;
  /** Undefined where there is none to be had: only what was paid and is more than nothing has one. */
  statement: Statement | undefined;
}

/** The statement of a payment. */
export interface Statement {
  /** The payment's accounting hashes, as the calls have them. */
  hashes: string;
  /** Null: it has not been asked for. */
  state: SummaryState | null;
  /** Bytes, once it is ready. */
  size: number | null;
}

/** The rows of the server as payments, the newest first. */
export const paymentsOf = (rows: readonly AccountingRow[]): Payment[] =>
  mergeAccountings(rows).map((merged) => ({
    ...merged,
    kind: merged.parts.every(({ isCarriedOver }) => isCarriedOver === 1) ? 'carriedOver' : merged.state,
    comesAgain: merged.parts.every(({ comesAgain }) => comesAgain === 1),
    hasAccount: merged.parts.every(({ accountHash }) => accountHash !== null),
    statement: statementOf(merged),
  }));

/** What a payment pays for: the names of its distributions. */
export const contentsOf = ({ parts }: Payment): string =>
  [...new Set(parts.map(({ name }) => name))].join(', ');

const worstFirst = ['error', 'pending', null, 'ready'] as const;

/** How the statement of all parts is: whatever keeps one from being ready counts for all. */
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

/** All years from the current one (or a later payment's) back to 2000, with what was paid in them (specification §9). */
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

/** Years as they are written in a line, the oldest first: `2003, 2005–2008`. */
export function yearRanges(years: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const year of years.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === year - 1) last[1] = year;
    else runs.push([year, year]);
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
}
