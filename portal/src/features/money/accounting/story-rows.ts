import type { AccountingRow } from '@nimio/domain/accounting/accounting.types';

/** A public id, identified by its first letters. */
export const storyHash = (of: string): string => of.padEnd(22, '0');

/** A quarter of a payment is withheld, rounded down. */
export function withheldFrom(grossInCents: number): NonNullable<AccountingRow['withholding']> {
  const withheldInCents = Math.floor(grossInCents / 4);
  return {
    ...{ withheldInCents, netInCents: grossInCents - withheldInCents },
    ...{ taxRate: 25, taxKind: 'withholding' },
  };
}

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
  accountHash: storyHash('account'),
  accountEnd: '0043',
  withholding: changes.isCarriedOver === 1 ? null : withheldFrom(changes.paidAmountInCents ?? 128_460),
  loanYears: [2024],
  ...changes,
});
