import type { PaymentLine } from '@nimio/domain/accounting/accounting.types';
import type { Statement } from '@nimio/domain/accounting/statement.types';
import { withhold } from '@nimio/domain/taxation/rate';

const line = (number: number): PaymentLine => ({
  isbn: '9789510392652',
  name: `Saaren talvi ja muita kertomuksia ${number}`,
  role: number % 2 ? 'translator' : 'author',
  loans: ((number * 137) % 9999) + 1,
  factor: [0.7, 1, 1.25][number % 3] ?? 1,
  numerator: 1 + (number % 2),
  denominator: 2 + (number % 4),
  amountInCents: ((number * 7919) % 500_000) + 1,
  origin: null,
});

const sum = (amounts: readonly { amountInCents: number }[]): number =>
  amounts.reduce((total, { amountInCents }) => total + amountInCents, 0);

/** A statement with this many works in each of its parts. */
export function statementOf(works: readonly number[]): Statement {
  const parts = works.map((count, index) => {
    const lines = Array.from({ length: count }, (_, number) => line(number));
    return {
      accountingHash: `${'p'.repeat(22)}_${String(index).repeat(22)}`,
      kind: 'main' as const,
      name: `Tilitys ${index + 1}/2026`,
      date: '2026-12-15',
      amountInCents: sum(lines),
      potInCents: 1_500_000_000,
      deductions: [],
      points: 23_456_789_123,
      years: [2024],
      groups: ['gen' as const, 'e-gen' as const],
      lines,
    };
  });
  const { amount, withheld, paid } = withhold(sum(parts), 24.5);
  return {
    language: 'fi',
    payer: 'Kirjallisuuden tekijänoikeusyhdistys ry',
    accent: '#5b2a86',
    payee: { name: 'Aino-Maria Šilvennoinen', address: ['Kirstinkatu 12 B 34', '00510 Helsinki'] },
    payment: {
      ...{ payment: 'p'.repeat(22), date: '2026-12-15', state: 'paid', isApproved: 1, isCarriedOver: 0 },
      ...{ failure: null, comesAgain: 0 },
      ...{
        grossInCents: amount,
        taxRate: 24.5,
        taxKind: 'withholding',
        withheldInCents: withheld,
        netInCents: paid,
      },
      accountEnd: '0785',
      parts,
    },
  };
}
