import { toCsv } from '@nimio/domain/text/csv';
import { expect, test } from 'vitest';
import { accountingRow as row } from '../story-rows';
import { paymentRows } from './payment-rows';
import { paymentsOf } from './payments';

test('a file has headings, one line per payment, and euros with two decimals', () => {
  const payments = paymentsOf([
    row('spring', 'a', { paidAmountInCents: 180_700 }),
    row('spring', 'b', { name: 'Celia 2024', paidAmountInCents: 40 }),
    row('odd', 'a', { date: '2025-03-17', name: '=1+1;2', paidAmountInCents: 5 }),
  ]);
  const labels = { headers: ['Maksupäivä', 'Sisältö', 'Brutto', 'Tila'], kind: () => 'Maksettu' };
  expect(toCsv(paymentRows(payments, labels))).toBe(
    [
      '\ufeffMaksupäivä;Sisältö;Brutto;Tila',
      '16.3.2026;Lainauskorvaus 2024, Celia 2024;1807,40;Maksettu',
      `17.3.2025;"'=1+1;2";0,05;Maksettu`,
      '',
    ].join('\r\n'),
  );
});
