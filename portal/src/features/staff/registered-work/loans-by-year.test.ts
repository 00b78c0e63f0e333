import { expect, it } from 'vitest';
import { loansByYear, sumOf } from './loans-by-year';

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
