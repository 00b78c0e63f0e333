import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exceedWhole, fractionText, readFraction, sumOfFractions } from './fractions.js';

const part = fc.record({
  numerator: fc.integer({ min: 1, max: 10_000 }),
  denominator: fc.integer({ min: 1, max: 10_000 }),
});

describe('the parts of an estate', () => {
  it('are written as fractions of whole numbers', () => {
    fc.assert(
      fc.property(part, (one) => {
        expect(readFraction(fractionText(one))).toEqual(one);
      }),
    );
    for (const text of ['', '1', '0/2', '1/0', '-1/2', '1/2/3', '01/2', '1 / 2', '100000/100000'])
      expect(readFraction(text)).toBeUndefined();
  });

  it('are together in their lowest terms', () => {
    expect(sumOfFractions([])).toEqual({ numerator: 0n, denominator: 1n });
    const heirs = [
      { numerator: 1, denominator: 2 },
      { numerator: 1, denominator: 6 },
      { numerator: 1, denominator: 6 },
    ];
    expect(sumOfFractions(heirs)).toEqual({ numerator: 5n, denominator: 6n });
  });

  it('exceed the whole by the smallest part', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), part, (number, more) => {
        const equal = Array.from({ length: Math.min(number, 50) }, () => ({
          numerator: 1,
          denominator: Math.min(number, 50),
        }));
        expect(exceedWhole(equal)).toBe(false);
        expect(exceedWhole([...equal, more])).toBe(true);
      }),
    );
  });

  it('are the same in any order', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 50 }), (parts) => {
        expect(sumOfFractions(parts.toReversed())).toEqual(sumOfFractions(parts));
      }),
    );
  });
});
