import { describe, expect, it } from 'vitest';
import { effectiveRate } from './rate.js';
import { defaultRateOf, firstWithholding, type PayeeKind, taxKindOf } from './withholding.js';

const now = new Date('2026-11-20T12:00:00Z');
const payee = (payeeKind: PayeeKind, taxResidence: string) => ({ payeeKind, taxResidence });
const data = (taxType: string | null, taxRate: number | null, taxYear: number | null) => ({
  ...{ taxType, taxRate, taxYear },
});
const none = data(null, null, null);
const old = data('ST', 20, 2024);
const p = data('P', null, 2026);
const l15 = data('L_15', null, 2026);
const set = data('ST', 12.5, 2026);

describe('what is withheld, and as which tax', () => {
  it.each<[PayeeKind, string, number]>([
    ['estate', 'FI', 30],
    ['estate', 'SE', 30],
    ['organisation', 'AX', 60],
    ['organisation', 'FI', 60],
    ['organisation', 'SE', 20],
    ['creator', 'FI', 60],
    ['creator', 'SE', 30],
    ['beneficiary', 'FI', 30],
    ['beneficiary', 'SE', 30],
    ['representative', 'FI', 60],
    ['representative', 'SE', 30],
  ])('from a payee of kind %s in %s is %i percent by default', (payeeKind, taxResidence, byDefault) => {
    const defaultRate = defaultRateOf(firstWithholding, payee(payeeKind, taxResidence));
    const rates = [none, old, p, l15, set].map((taxation) => effectiveRate(taxation, now, defaultRate));
    expect(rates).toEqual([byDefault, byDefault, 30, 15, 12.5]);
    const kinds = [none, old, p, l15, set].map((taxation) => taxKindOf({ ...taxation, taxResidence }, now));
    const withoutData = taxResidence === 'SE' ? 'source' : 'withholding';
    expect(kinds).toEqual([withoutData, withoutData, 'withholding', 'source', 'withholding']);
  });
});
