import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOfLoans } from '../work/shares.js';
import { allocatePot, type PotEntry } from './allocate-pot.js';
import { type ClaimedDeal, partsOfWork } from './work-parts.js';

interface Work {
  points: number;
  translated: boolean;
  deals: ClaimedDeal<string>[];
}

const deal = (role: 'author' | 'translator') =>
  fc
    .record({ amount: fc.integer({ min: 1, max: 12 }), claimed: fc.integer({ min: 0, max: 12 }) })
    .map(({ amount, claimed }) => ({
      role,
      amount,
      holders: Array.from({ length: Math.min(claimed, amount) }, (_, index) => `${role} ${index}`),
    }));

const work: fc.Arbitrary<Work> = fc
  .record({
    points: fc.integer({ min: 0, max: 50_000_000 }),
    translated: fc.boolean(),
    author: fc.option(deal('author')),
    translator: fc.option(deal('translator')),
  })
  .map(({ points, translated, author, translator }) => ({
    points,
    translated,
    deals: [author, translator].filter((one) => one !== null),
  }));

const entriesOf = (works: Work[]) =>
  works
    .map((one, number) => ({ ...one, number }))
    .filter(({ points }) => points > 0)
    .flatMap(({ number, points, translated, deals }) =>
      partsOfWork(translated, deals).map((part) => ({ ...part, work: number, points })),
    );
const pointsOf = (works: Work[]) => works.reduce((sum, { points }) => sum + points, 0);
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
/** To ten milliards of euros, with small ones among them where cents are scarce. */
const pot = fc.oneof(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 1_000_000_000_000 }));
/** Works some of which have the same points and parts, and another order of them. */
const shuffled = fc
  .array(fc.record({ one: work, points: fc.integer({ min: 1, max: 3 }) }), { minLength: 2, maxLength: 20 })
  .map((works) => works.map(({ one, points }) => ({ ...one, points })))
  .chain((works) => {
    const numbers = [...works.keys()];
    const order = fc.shuffledSubarray(numbers, { minLength: numbers.length });
    return fc.record({ works: fc.constant(works), order });
  });

describe('the parts of a work', () => {
  it('add up to the whole, for any deals', () => {
    fc.assert(
      fc.property(work, ({ translated, deals }) => {
        const parts = partsOfWork(translated, deals);
        const common = parts.reduce((product, { denominator }) => product * BigInt(denominator), 1n);
        const whole = parts.reduce(
          (total, { numerator, denominator }) => total + (BigInt(numerator) * common) / BigInt(denominator),
          0n,
        );
        expect(whole).toBe(common);
      }),
    );
  });

  it('are those by which loans are shared', () => {
    const parts = partsOfWork(true, [
      { role: 'author', amount: 3, holders: ['Aino'] },
      { role: 'translator', amount: 1, holders: ['Bo'] },
    ]);
    expect(parts).toEqual([
      { role: 'author', holder: 'Aino', numerator: 1, denominator: 6 },
      { role: 'author', holder: undefined, numerator: 2, denominator: 6 },
      { role: 'translator', holder: 'Bo', numerator: 1, denominator: 2 },
    ]);
    const given = { translated: true, numberOfAuthors: 3, numberOfTranslators: 1 };
    expect(shareOfLoans({ role: 'author', ...given })).toBeCloseTo(1 / 6);
  });

  it('belong to the reserve when they are unclaimed', () => {
    expect(partsOfWork(false, [])).toEqual([
      { role: 'author', holder: undefined, numerator: 1, denominator: 1 },
    ]);
    expect(partsOfWork(true, [{ role: 'author', amount: 1, holders: ['Aino'] }])).toEqual([
      { role: 'author', holder: 'Aino', numerator: 1, denominator: 2 },
      { role: 'translator', holder: undefined, numerator: 1, denominator: 2 },
    ]);
    // A translator of a work that is not marked as translated has none.
    expect(partsOfWork(false, [{ role: 'translator', amount: 1, holders: ['Bo'] }])).toHaveLength(1);
  });
});

describe('a pot', () => {
  it('is allocated to the last cent, for any works and shares', () => {
    fc.assert(
      fc.property(pot, fc.array(work, { maxLength: 60 }), (cents, works) => {
        const entries = entriesOf(works);
        const divided = allocatePot(cents, pointsOf(works), entries);
        expect(sum(divided)).toBe(pointsOf(works) > 0 ? cents : 0);
        expect(divided.every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true);
      }),
    );
  });

  it('gives each within a cent of its exact part', () => {
    fc.assert(
      fc.property(pot, fc.array(work, { minLength: 1, maxLength: 40 }), (cents, works) => {
        const entries = entriesOf(works);
        const points = BigInt(pointsOf(works));
        allocatePot(cents, Number(points), entries).forEach((part, index) => {
          const { numerator, denominator, points: own } = entries[index] as PotEntry;
          const exact = BigInt(cents) * BigInt(own) * BigInt(numerator);
          const divisor = points * BigInt(denominator);
          expect(BigInt(part) * divisor <= exact + divisor).toBe(true);
          expect(BigInt(part + 1) * divisor > exact).toBe(true);
        });
      }),
    );
  });

  it('gives remaining cents to the largest remainders', () => {
    fc.assert(
      fc.property(pot, fc.array(work, { minLength: 1, maxLength: 30 }), (cents, works) => {
        const entries = entriesOf(works);
        const points = BigInt(pointsOf(works));
        const divided = allocatePot(cents, Number(points), entries);
        const lines = entries.map(({ points: own, numerator, denominator }, index) => {
          const divisor = points * BigInt(denominator);
          const exact = BigInt(cents) * BigInt(own) * BigInt(numerator);
          const hasMore = BigInt(divided[index] ?? 0) > exact / divisor;
          return { rest: exact % divisor, divisor, hasMore };
        });
        for (const one of lines.filter(({ hasMore }) => hasMore))
          for (const other of lines.filter(({ hasMore }) => !hasMore))
            expect(one.rest * other.divisor >= other.rest * one.divisor).toBe(true);
      }),
    );
  });

  it('compares remainders exactly that floating point cannot tell apart', () => {
    const whole = { numerator: 1, denominator: 1 };
    const less = { work: 1, points: 1_000_000_000, ...whole };
    const more = { work: 2, points: 1_000_000_001, ...whole };
    expect(allocatePot(1, 2_000_000_001, [less, more])).toEqual([0, 1]);
  });

  it('favours the first part of a work if remainders are equal', () => {
    const third = { work: 1, points: 1000, numerator: 1, denominator: 3 };
    expect(allocatePot(100, 1000, [third, third, third])).toEqual([34, 33, 33]);
    expect(allocatePot(101, 1000, [third, third, third])).toEqual([34, 34, 33]);
  });

  it('favours the work with the smallest id if remainders are equal', () => {
    const entries = [30, 7, 12].map((number) => ({
      work: number,
      points: 1000,
      numerator: 1,
      denominator: 1,
    }));
    expect(allocatePot(100, 3000, entries)).toEqual([33, 34, 33]);
    expect(allocatePot(101, 3000, entries)).toEqual([33, 34, 34]);
  });

  it('does not depend on the order of the works', () => {
    fc.assert(
      fc.property(pot, shuffled, (cents, { works, order }) => {
        const entries = entriesOf(works);
        const others = order.flatMap((number) => entries.filter((entry) => entry.work === number));
        const divided = allocatePot(cents, pointsOf(works), others);
        const given = new Map(others.map((entry, index) => [entry, divided[index]]));
        const again = entries.map((entry) => given.get(entry));
        expect(again).toEqual(allocatePot(cents, pointsOf(works), entries));
      }),
    );
  });

  it('refuses parts that do not add up to the works', () => {
    expect(() => allocatePot(100, 1000, [{ work: 1, points: 1000, numerator: 1, denominator: 2 }])).toThrow(
      RangeError,
    );
    expect(() => allocatePot(100, 1000, [{ work: 1, points: 2000, numerator: 1, denominator: 1 }])).toThrow(
      RangeError,
    );
  });
});
