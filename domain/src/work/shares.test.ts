import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creatorRoles, isBillable } from './roles.js';
import { canSetAmount, nextOwner, shareOfLoans, shareParts, sharesAreFull } from './shares.js';

const claimed = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));

describe('sharesAreFull and canSetAmount', () => {
  it.each([
    [1, 0, false],
    [1, 1, true],
    [3, 2, false],
    [2, 3, true],
  ])('amount %i with %i shares: full %s', (amount, count, full) =>
    expect(sharesAreFull({ amount, shares: claimed(count) })).toBe(full),
  );

  it.each([
    [2, 2, true],
    [2, 1, false],
    [0, 0, false],
    [0, 1, true],
    [0, 1.5, false],
    [0, Number.NaN, false],
  ])('%i shares, new amount %d: %s', (count, amount, allowed) =>
    expect(canSetAmount({ shares: claimed(count) }, amount)).toBe(allowed),
  );
});

describe('shareOfLoans', () => {
  const plain = { translated: false, numberOfAuthors: 2, numberOfTranslators: 0 };
  const translated = { translated: true, numberOfAuthors: 2, numberOfTranslators: 4 };

  it('is split by the number of sharers, translated works in halves', () => {
    expect(shareOfLoans({ role: 'author', ...plain })).toBe(0.5);
    expect(shareOfLoans({ role: 'author', ...translated })).toBe(0.25);
    expect(shareOfLoans({ role: 'translator', ...translated })).toBe(0.125);
    expect(shareOfLoans({ role: 'author', ...plain, factor: 0.7 })).toBe(0.35);
  });

  it('is zero without a deal, and for roles that are not billable', () => {
    expect(shareOfLoans({ role: 'translator', ...plain, numberOfTranslators: 1 })).toBe(0);
    expect(shareOfLoans({ role: 'translator', ...translated, numberOfTranslators: 0 })).toBe(0);
    expect(shareOfLoans({ role: 'author', ...translated, numberOfAuthors: 0 })).toBe(0);
    expect(shareOfLoans({ role: 'illustrator', ...plain })).toBe(0);
    expect(shareOfLoans({ role: 'editor', ...translated })).toBe(0);
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('refuses the factor %d', (factor) =>
    expect(() => shareOfLoans({ role: 'author', ...plain, factor })).toThrow(RangeError),
  );

  it('is the same part in whole numbers', () => {
    expect(shareParts({ role: 'author', ...plain })).toEqual({ numerator: 1, denominator: 2, factor: 1000 });
    expect(shareParts({ role: 'translator', ...translated, factor: 0.7 })).toEqual({
      numerator: 1,
      denominator: 8,
      factor: 700,
    });
    expect(shareParts({ role: 'editor', ...plain })).toEqual({ numerator: 0, denominator: 1, factor: 1000 });
  });

  it('never pays more than the work earns', () => {
    const heads = fc.integer({ min: 0, max: 50 });
    const factors = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000);
    fc.assert(
      fc.property(fc.boolean(), heads, heads, factors, (isTranslated, authors, translators, factor) => {
        const work = {
          translated: isTranslated,
          numberOfAuthors: authors,
          numberOfTranslators: translators,
          factor,
        };
        const paid =
          authors * shareOfLoans({ role: 'author', ...work }) +
          translators * shareOfLoans({ role: 'translator', ...work });
        expect(paid).toBeLessThanOrEqual(factor + 1e-9);
        if (authors > 0 && (!isTranslated || translators > 0)) expect(paid).toBeCloseTo(factor, 9);
        for (const role of creatorRoles) {
          const share = shareOfLoans({ role, ...work });
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
          if (!isBillable(role)) expect(share).toBe(0);
        }
      }),
    );
  });
});

describe('nextOwner', () => {
  it('is the earliest share, ties by id', () => {
    const [early, late] = ['2024-01-01T00:00:00Z', '2025-01-01T00:00:00Z'];
    expect(nextOwner([])).toBeUndefined();
    expect(
      nextOwner([
        { id: 1, created: late },
        { id: 2, created: early },
      ])?.id,
    ).toBe(2);
    expect(
      nextOwner([
        { id: 10, created: early },
        { id: 9, created: early },
      ])?.id,
    ).toBe(9);
    expect(
      nextOwner([
        { id: 'b', created: new Date(early) },
        { id: 'a', created: early },
      ])?.id,
    ).toBe('a');
  });

  it('does not depend on the order of the shares, nor change it', () => {
    const shares = fc.uniqueArray(fc.record({ id: fc.nat(), created: fc.nat({ max: 3 }) }), {
      selector: ({ id }) => id,
      minLength: 1,
    });
    fc.assert(
      fc.property(shares, (list) => {
        const before = structuredClone(list);
        expect(nextOwner(list.toReversed())).toEqual(nextOwner(list));
        expect(list).toEqual(before);
      }),
    );
  });
});
