import type { LibraryGroup } from '@nimio/domain/loan/library-groups';
import type { WorkLoansOfGroup } from '@nimio/domain/loan/loan.types';

/** Loans of a work in a year, by group of libraries. */
export interface LoansOfYear {
  year: number;
  groups: ReadonlyMap<LibraryGroup, number>;
}

/** A row for each year, newest first. */
export function loansByYear(loans: readonly WorkLoansOfGroup[]): LoansOfYear[] {
  const years = new Map<number, Map<LibraryGroup, number>>();
  for (const { year, libGroup, total } of loans) {
    const groups = years.get(year) ?? new Map<LibraryGroup, number>();
    years.set(year, groups.set(libGroup, (groups.get(libGroup) ?? 0) + total));
  }
  return [...years].map(([year, groups]) => ({ year, groups })).sort((a, b) => b.year - a.year);
}

/** All loans of some years in some groups. */
export const sumOf = (years: readonly LoansOfYear[], groups: readonly LibraryGroup[]): number =>
  years.reduce((sum, year) => groups.reduce((part, group) => part + (year.groups.get(group) ?? 0), sum), 0);
