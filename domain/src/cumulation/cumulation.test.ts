import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPaidOut, paidFrom } from './cumulation.js';

const sum = {
  cents: 1412,
  since: '2023-06-15',
  isMarked: false,
  payDate: '2026-06-15',
  minimumInCents: 2000,
  payOutAfterYears: null,
};

describe('a sum of several distributions', () => {
  it.each([
    [{}, false],
    [{ cents: 1999 }, false],
    [{ cents: 2000 }, true],
    [{ isMarked: true }, true],
    [{ isMarked: true, cents: 1 }, true],
    [{ isMarked: true, cents: 0 }, false],
    [{ isMarked: true, cents: -1412 }, false],
    [{ payOutAfterYears: 3 }, true],
    [{ payOutAfterYears: 3, payDate: '2026-06-14' }, false],
    [{ payOutAfterYears: 4 }, false],
    [{ payOutAfterYears: 3, cents: -1 }, false],
  ])('with %j is paid: %s', (changes, expected) => {
    expect(isPaidOut({ ...sum, ...changes })).toBe(expected);
  });

  it('that is paid is also paid when it is larger, older or marked', () => {
    const days = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const sums = fc.record({
      cents: fc.integer({ min: 1, max: 3000 }),
      since: days,
      isMarked: fc.boolean(),
      payDate: days,
      minimumInCents: fc.integer({ min: 0, max: 3000 }),
      payOutAfterYears: fc.option(fc.integer({ min: 1, max: 10 })),
    });
    fc.assert(
      fc.property(sums, fc.nat(3000), days, (one, more, earlier) => {
        fc.pre(isPaidOut(one));
        expect(isPaidOut({ ...one, cents: one.cents + more })).toBe(true);
        expect(isPaidOut({ ...one, since: earlier < one.since ? earlier : one.since })).toBe(true);
        expect(isPaidOut({ ...one, isMarked: true })).toBe(true);
      }),
    );
  });
});

describe('the day from which a sum is paid because of its age', () => {
  it.each([
    ['2023-06-15', 3, '2026-06-15'],
    ['2024-02-29', 1, '2025-03-01'],
    ['2024-02-29', 4, '2028-02-29'],
    ['2023-06-15', null, null],
  ])('of %s after %s years is %s', (since, years, expected) => {
    expect(paidFrom(since, years)).toBe(expected);
  });
});
