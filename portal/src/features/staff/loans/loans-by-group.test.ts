import { expect, it } from 'vitest';
import { loansByFormat, loansByYear, sumOf } from './loans-by-group';

const loans = [
  { year: 2023, libGroup: 'gen', total: 5 },
  { year: 2024, libGroup: 'gen', total: 1204 },
  { year: 2024, libGroup: 'sci', total: 12 },
  { year: 2024, libGroup: 'cel', total: 40 },
] as const;

it('has a row for each year, the newest first', () => {
  expect(loansByYear(loans).map(({ year }) => year)).toEqual([2024, 2023]);
  expect(loansByYear([])).toEqual([]);
});

it('sums the groups that are selected separately', () => {
  const years = loansByYear(loans);
  expect(sumOf(years, ['gen'])).toBe(1209);
  expect(sumOf(years.slice(0, 1), ['gen', 'sci', 'e-gen'])).toBe(1216);
  expect(sumOf(years, ['cel'])).toBe(40);
  expect(sumOf([], ['gen'])).toBe(0);
});

it('has a row for each format, the one with most loans first', () => {
  const rows = loansByFormat([
    { libGroup: 'gen', type: null, isbns: 1, total: 3 },
    { libGroup: 'gen', type: 'book', isbns: 2, total: 10 },
    { libGroup: 'cel', type: 'book', isbns: 1, total: 4 },
    { libGroup: 'e-gen', type: 'e-book', isbns: 3, total: 8 },
  ]);
  expect(rows.map(({ type }) => type)).toEqual(['book', 'e-book', null]);
  expect(sumOf(rows, ['gen', 'cel'])).toBe(17);
});
