import type { LibraryGroup } from '@nimio/domain/loan/library-groups';
import type { LoanTotal, WorkLoansOfGroup } from '@nimio/domain/loan/loan.types';
import type { BookType } from '@nimio/domain/work/book-types';

/** Loans by group of libraries, a row of a table. */
export interface LoansByGroup {
  groups: ReadonlyMap<LibraryGroup, number>;
}

/** Loans of a work in a year. */
export interface LoansOfYear extends LoansByGroup {
  year: number;
}

/** All loans of a format in a year; `null` for ISBNs that the register did not know. */
export interface LoansOfFormat extends LoansByGroup {
  type: BookType | null;
}

/** A row for each year, newest first. */
export const loansByYear = (loans: readonly WorkLoansOfGroup[]): LoansOfYear[] =>
  byGroup(loans, ({ year }) => year)
    .map(([year, groups]) => ({ year, groups }))
    .sort((a, b) => b.year - a.year);

/** A row for each format, most loans first. */
export const loansByFormat = (loans: readonly LoanTotal[]): LoansOfFormat[] =>
  byGroup(loans, ({ type }) => type)
    .map(([type, groups]) => ({ type, groups }))
    .sort((a, b) => sumOf([b], [...b.groups.keys()]) - sumOf([a], [...a.groups.keys()]));

function byGroup<L extends { libGroup: LibraryGroup; total: number }, K>(
  loans: readonly L[],
  keyOf: (loan: L) => K,
): [K, Map<LibraryGroup, number>][] {
  const rows = new Map<K, Map<LibraryGroup, number>>();
  for (const loan of loans) {
    const groups = rows.get(keyOf(loan)) ?? new Map<LibraryGroup, number>();
    rows.set(keyOf(loan), groups.set(loan.libGroup, (groups.get(loan.libGroup) ?? 0) + loan.total));
  }
  return [...rows];
}

/** All loans of some rows in some groups. */
export const sumOf = (rows: readonly LoansByGroup[], groups: readonly LibraryGroup[]): number =>
  rows.reduce((sum, row) => groups.reduce((part, group) => part + (row.groups.get(group) ?? 0), sum), 0);
