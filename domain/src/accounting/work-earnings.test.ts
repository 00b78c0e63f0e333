import fc from 'fast-check';
import { expect, it } from 'vitest';
import { earnedWith, paidForYear } from './work-earnings.js';

it('what was paid for one year alone is added up, and several years are not split', () => {
  const amounts = [
    { amountInCents: 100, loanYears: [2023] },
    { amountInCents: 20, loanYears: [2023] },
    { amountInCents: 7, loanYears: [2023, 2024] },
  ];
  expect(paidForYear(amounts, 2023)).toEqual({ cents: 120, hasShared: true });
  expect(paidForYear(amounts, 2024)).toEqual({ cents: null, hasShared: true });
  expect(paidForYear(amounts, 2025)).toEqual({ cents: null, hasShared: false });
});

const line = { role: 'author', numerator: 1, denominator: 2, amountInCents: 35_569 } as const;
const work = { translated: false, numberOfAuthors: 3, numberOfTranslators: 0 };

it.each([
  ['a third instead of a half', [line], work, 23_713],
  [
    'a half of a translated work by two instead of a half',
    [line],
    { ...work, numberOfAuthors: 2, translated: true },
    17_785,
  ],
  [
    'only the role whose number changes',
    [line, { ...line, role: 'translator', denominator: 4, amountInCents: 101 } as const],
    { translated: true, numberOfAuthors: 1, numberOfTranslators: 2 },
    35_670,
  ],
  ['nothing to compare', [{ ...line, numerator: 0, denominator: 1, amountInCents: 0 }], work, 0],
])('another number of people: %s', (_, lines, shares, cents) =>
  expect(earnedWith(lines, shares)).toBe(cents),
);

it('the same number changes nothing, and more people never increase it', () =>
  fc.assert(
    fc.property(
      fc.nat(100_000_000),
      fc.integer({ min: 1, max: 999 }),
      fc.integer({ min: 1, max: 999 }),
      fc.boolean(),
      (amountInCents, before, after, translated) => {
        const denominator = translated ? 2 * before : before;
        const lines = [{ role: 'author', numerator: 1, denominator, amountInCents }] as const;
        const facts = { translated, numberOfTranslators: 1 };
        expect(earnedWith(lines, { ...facts, numberOfAuthors: before })).toBe(amountInCents);
        const changed = earnedWith(lines, { ...facts, numberOfAuthors: after });
        if (after >= before) expect(changed).toBeLessThanOrEqual(amountInCents);
        else expect(changed).toBeGreaterThanOrEqual(amountInCents);
      },
    ),
  ));
