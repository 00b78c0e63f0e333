import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { libraryGroups, usualGroups } from './library-groups.js';
import type { LoanRow } from './loan.types.js';
import { loansByWork, roundShare, shareOfHolder, statisticsPageSize, totalsByFormat } from './statistics.js';

const row = (changes: Partial<LoanRow> = {}): LoanRow => {
  const work = {
    isbn: '9789510392652',
    name: 'Saaren talvi',
    type: 'book' as const,
    libGroup: 'gen' as const,
    numberOfAuthors: 2,
    numberOfTranslators: 0,
    numberOfEditors: 1,
    numberOfIllustrators: 0,
    translated: 0 as const,
    factor: 1,
    role: { author: 1, translator: 0, illustrator: 0, editor: 0 } as const,
    total: 1204,
    ...changes,
  };
  return { share: work.total * shareOfHolder(work), ...work };
};

describe('the share of a holder', () => {
  const translated = { translated: 1, numberOfAuthors: 2, numberOfTranslators: 3 } as const;

  it('is that of all roles together', () => {
    expect(shareOfHolder(row())).toBe(0.5);
    const both = { author: 1, translator: 1, illustrator: 0, editor: 0 } as const;
    expect(shareOfHolder(row({ ...translated, role: both }))).toBeCloseTo(1 / 4 + 1 / 6, 12);
    expect(shareOfHolder(row({ role: { author: 0, translator: 0, illustrator: 1, editor: 1 } }))).toBe(0);
  });
});

describe('loans by work', () => {
  it('sum the shown groups without rounding', () => {
    const third = { numberOfAuthors: 3, total: 100 };
    const works = loansByWork(
      [row(third), row({ ...third, libGroup: 'sci' }), row({ ...third, libGroup: 'cel', total: 7 })],
      usualGroups,
    );
    expect(works).toMatchObject([
      { total: 200, terms: [{ libGroup: 'gen', loans: 100 }, { libGroup: 'sci' }] },
    ]);
    expect(works[0]?.share).toBeCloseTo(200 / 3, 10);
    expect(roundShare(works[0]?.share ?? 0)).toBe(66.67);
  });

  it('are sorted by share, the greatest first', () => {
    const isbns = loansByWork(
      [row({ isbn: 'b', total: 10 }), row({ isbn: 'a', total: 10 }), row({ isbn: 'c', total: 11 })],
      usualGroups,
    ).map(({ isbn }) => isbn);
    expect(isbns).toEqual(['c', 'a', 'b']);
  });

  it('lose no loan and no share, and the products of a row add up to its share', () => {
    const flag = fc.constantFrom(0 as const, 1 as const);
    const rows = fc.array(
      fc
        .record({
          isbn: fc.constantFrom('a', 'b', 'c'),
          libGroup: fc.constantFrom(...libraryGroups),
          total: fc.nat({ max: 100_000 }),
          numberOfAuthors: fc.nat({ max: 9 }),
          numberOfTranslators: fc.nat({ max: 9 }),
          translated: flag,
          factor: fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000),
          role: fc.record({ author: flag, translator: flag, illustrator: flag, editor: flag }),
        })
        .map(row),
    );
    fc.assert(
      fc.property(rows, fc.subarray([...libraryGroups]), (all, groups) => {
        const works = loansByWork(all, groups);
        const shown = all.filter(({ libGroup }) => groups.includes(libGroup));
        const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
        expect(sum(works.map(({ total }) => total))).toBe(sum(shown.map(({ total }) => total)));
        expect(sum(works.map(({ share }) => share))).toBeCloseTo(sum(shown.map(({ share }) => share)), 6);
        for (const { share, terms } of works) {
          const products = terms.map(
            ({ loans, numerator, denominator, factor }) =>
              ((loans * numerator) / denominator) * (factor / 1000),
          );
          expect(sum(products)).toBeCloseTo(share, 6);
        }
        const formats = totalsByFormat(works);
        expect(sum(formats.map(({ total }) => total))).toBe(sum(works.map(({ total }) => total)));
      }),
    );
  });
});

it('totals by format start with the three required ones', () => {
  expect(totalsByFormat([{ type: 'map', total: 3, share: 1.5 }])).toEqual([
    { type: 'book', total: 0, share: 0 },
    { type: 'e-book', total: 0, share: 0 },
    { type: 'audiobook-stream', total: 0, share: 0 },
    { type: 'map', total: 3, share: 1.5 },
  ]);
});

it.each([
  [0, 10],
  [200, 10],
  [201, 20],
  [400, 20],
  [401, 50],
  [1000, 50],
  [1001, 100],
])('%i rows are shown on pages of %i', (rows, size) => expect(statisticsPageSize(rows)).toBe(size));

it.each([
  [1.005, 1.01],
  [602, 602],
  [200 / 3, 66.67],
  [0.125, 0.13],
  [1.115, 1.12],
])('a share of %d is shown as %d', (share, shown) => expect(roundShare(share)).toBe(shown));
