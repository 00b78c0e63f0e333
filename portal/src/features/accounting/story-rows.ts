import type { AccountingRow } from '@nimio/domain/accounting/accounting.types';

/** A public id, identified by its first letters. */
export const storyHash = (of: string): string => of.padEnd(22, '0');

/** A row of the server in tests and stories: paid in spring, without a statement yet. */
export const accountingRow = (
  payment: string,
  accounting: string,
  changes: Partial<AccountingRow> = {},
): AccountingRow => ({
  accountingHash: `${storyHash(payment)}_${storyHash(accounting)}`,
  date: '2026-03-16',
  paidAmountInCents: 128_460,
  state: 'paid',
  name: 'Lainauskorvaus 2024',
  isCarriedOver: 0,
  failure: null,
  comesAgain: 0,
  paymentSummaryAvailable: 1,
  paymentSummaryStatus: null,
  paymentSummarySize: null,
  accountHash: storyHash('account'),
  ...changes,
});
