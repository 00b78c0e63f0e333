import { expect, it } from 'vitest';
import { usualGroups } from './library-groups.js';
import type { LoanYear } from './loan.types.js';
import { loansOfYear } from './loans-of-year.js';

const row = (year: number, libGroup: LoanYear['libGroup'], total: number): LoanYear => ({
  year,
  libGroup,
  total,
  share: total / 2,
});
const rows = [row(2024, 'gen', 10), row(2024, 'sci', 5), row(2024, 'cel', 100), row(2023, 'gen', 7)];

it('a year’s loans are those of the shown groups', () => {
  expect(loansOfYear(rows, 2024, usualGroups)).toEqual({ total: 15, share: 7.5 });
  expect(loansOfYear(rows, 2024, ['cel'])).toEqual({ total: 100, share: 50 });
  expect(loansOfYear(rows, 2022, usualGroups)).toEqual({ total: 0, share: 0 });
});
