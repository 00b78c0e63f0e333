import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountingStates } from './accounting-states.js';
import { type MergeableAccounting, mergeAccountings, paymentOf } from './merge-accountings.js';

const row = (accountingHash: string, date: string, paidAmountInCents: number, state = 'paid') =>
  ({ accountingHash, date, paidAmountInCents, state }) as MergeableAccounting;

const rows = fc
  .uniqueArray(
    fc.record({
      payment: fc.constantFrom('a', 'b', 'c', 'd'),
      part: fc.string({ minLength: 3, maxLength: 3, unit: fc.constantFrom('x', 'y', 'z') }),
      date: fc.constantFrom('2024-03-15', '2024-06-15', '2025-03-15'),
      paidAmountInCents: fc.integer({ min: 0, max: 10_000_000 }),
      state: fc.constantFrom(...accountingStates),
    }),
    { selector: ({ payment, part }) => `${payment}_${part}` },
  )
  .map((all) => all.map(({ payment, part, ...rest }) => ({ ...rest, accountingHash: `${payment}_${part}` })));

describe('rows of one payment', () => {
  it('are one row with their sum and worst state, the newest payment first', () => {
    const merged = mergeAccountings([
      row('old_1', '2024-03-15', 100),
      row('new_1', '2025-03-15', 200, 'estimate'),
      row('old_2', '2024-06-15', 50, 'failed'),
    ]);
    expect(merged.map(({ parts, ...rest }) => [rest, parts.length])).toEqual([
      [{ payment: 'new', date: '2025-03-15', paidAmountInCents: 200, state: 'estimate' }, 1],
      [{ payment: 'old', date: '2024-06-15', paidAmountInCents: 150, state: 'failed' }, 2],
    ]);
  });

  it('are merged alike in whatever order they come', () => {
    fc.assert(
      fc.property(
        rows.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => {
          expect(mergeAccountings(shuffled)).toEqual(mergeAccountings(all));
        },
      ),
    );
  });

  it('lose no cent and no row, and each payment appears once', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const merged = mergeAccountings(all);
        const sum = (values: { paidAmountInCents: number }[]) =>
          values.reduce((total, { paidAmountInCents }) => total + paidAmountInCents, 0);
        expect(sum(merged)).toBe(sum(all));
        expect(new Set(merged.map(({ payment }) => payment)).size).toBe(merged.length);
        for (const { payment, parts, ...one } of merged) {
          expect(parts.every(({ accountingHash }) => paymentOf(accountingHash) === payment)).toBe(true);
          expect(one.paidAmountInCents).toBe(sum(parts));
          if (one.state !== 'failed') expect(parts.some(({ state }) => state === 'failed')).toBe(false);
        }
        expect(merged.flatMap(({ parts }) => parts)).toHaveLength(all.length);
      }),
    );
  });
});
