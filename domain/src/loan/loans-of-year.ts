import type { LibraryGroup } from './library-groups.js';
import type { LoanYear } from './loan.types.js';

/** All loans of a year in the shown groups, and the profile's share of them, not rounded. */
export function loansOfYear(
  rows: readonly LoanYear[],
  year: number,
  groups: readonly LibraryGroup[],
): Pick<LoanYear, 'total' | 'share'> {
  const shown = rows.filter((row) => row.year === year && groups.includes(row.libGroup));
  return {
    total: shown.reduce((sum, { total }) => sum + total, 0),
    share: shown.reduce((sum, { share }) => sum + share, 0),
  };
}
