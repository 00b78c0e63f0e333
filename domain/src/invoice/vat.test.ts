import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoiceTotals } from './vat.js';

const lineOf = fc.record({
  cents: fc.integer({ min: 1, max: 99_999_999_999 }),
  vatHundredths: fc.constantFrom(0, 1000, 1350, 1400, 2550, 3333),
});
const linesOf = fc.array(lineOf, { minLength: 1, maxLength: 20 });

describe('the VAT of an invoice', () => {
  it.each([
    [
      [
        [333, 2550],
        [333, 2550],
      ],
      666,
      170,
    ],
    [[[333, 2550]], 333, 85],
    [[[2, 2500]], 2, 1],
    [[[-2, 2500]], -2, -1],
    [[[1, 2500]], 1, 0],
    [[[-1, 2500]], -1, 0],
    [[[100_000_000, 0]], 100_000_000, 0],
    [
      [
        [1000, 1400],
        [1000, 2550],
        [500, 1400],
      ],
      2500,
      465,
    ],
  ] as [number[][], number, number][])('of %j is rounded half away from zero per rate', (pairs, net, vat) => {
    const lines = pairs.map(([cents = 0, vatHundredths = 0]) => ({ cents, vatHundredths }));
    expect(invoiceTotals(lines)).toMatchObject({
      netInCents: net,
      vatInCents: vat,
      totalInCents: net + vat,
    });
  });

  it('is exact: within half a cent of the fraction, by rate', () => {
    fc.assert(
      fc.property(linesOf, (lines) => {
        const { rates, netInCents } = invoiceTotals(lines);
        for (const rate of rates) {
          const doubled = 2n * BigInt(rate.netInCents) * BigInt(rate.vatHundredths);
          const rest = doubled - 20_000n * BigInt(rate.vatInCents);
          expect(rest >= -10_000n && rest < 10_000n).toBe(true);
        }
        expect(netInCents).toBe(lines.reduce((sum, { cents }) => sum + cents, 0));
        expect(rates.map(({ vatHundredths }) => vatHundredths)).toEqual(
          [...new Set(lines.map(({ vatHundredths }) => vatHundredths))].sort((a, b) => b - a),
        );
      }),
    );
  });

  it('of a credit note is the negated one', () => {
    fc.assert(
      fc.property(linesOf, (lines) => {
        const { totalInCents, vatInCents } = invoiceTotals(lines);
        const credited = invoiceTotals(lines.map(({ cents, ...rate }) => ({ ...rate, cents: -cents })));
        expect(credited.totalInCents + totalInCents).toBe(0);
        expect(credited.vatInCents + vatInCents).toBe(0);
      }),
    );
  });

  it('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(linesOf, (lines) => {
        expect(invoiceTotals(lines.toReversed())).toEqual(invoiceTotals(lines));
      }),
    );
  });
});
