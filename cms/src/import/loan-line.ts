import { isLibraryGroup, type LibraryGroup } from '@nimio/domain/loan/library-groups';
import { normalizeIsbn } from '@nimio/domain/work/isbn';

/** The values of a line of a file of loans. */
export interface LoanLine {
  isbn: string;
  year: number;
  libGroup: LibraryGroup;
  loans: number;
}

/** Why a line is invalid, as shown in the report. */
export type LoanFault = 'columns' | 'isbn' | 'year' | 'group' | 'loans';

export const isFault = (result: LoanLine | LoanFault): result is LoanFault => typeof result === 'string';

/** The column of each value. */
export interface LoanColumns {
  isbn: number;
  year: number;
  group: number;
  loans: number;
}

const names = ['isbn', 'year', 'group', 'loans'] as const satisfies (keyof LoanColumns)[];
/** Loans were not counted before the public lending right had its present form. */
const oldestYear = 1990;
const maxLoans = 100_000_000;

/** The columns by the names of the heading, in any order and case; undefined unless it has exactly these. */
export function columnsOf(heading: readonly string[]): LoanColumns | undefined {
  const found = heading.map((name) => name.trim().toLowerCase());
  if (found.length !== names.length || names.some((name) => !found.includes(name))) return undefined;
  const [isbn, year, group, loans] = names.map((name) => found.indexOf(name)) as [
    number,
    number,
    number,
    number,
  ];
  return { isbn, year, group, loans };
}

/** Parses a line of the file by the columns of the heading. */
export function readLoanLine(
  cells: readonly string[],
  columns: LoanColumns,
  newestYear: number,
): LoanLine | LoanFault {
  if (cells.length !== names.length) return 'columns';
  const isbn = normalizeIsbn(cells[columns.isbn] ?? '');
  if (isbn === undefined) return 'isbn';
  const yearText = cells[columns.year] ?? '';
  const year = Number(yearText);
  if (!/^\d{4}$/.test(yearText) || year < oldestYear || year > newestYear) return 'year';
  const libGroup = cells[columns.group] ?? '';
  if (!isLibraryGroup(libGroup)) return 'group';
  const loansText = cells[columns.loans] ?? '';
  const loans = Number(loansText);
  if (!/^\d{1,9}$/.test(loansText) || loans > maxLoans) return 'loans';
  return { isbn, year, libGroup, loans };
}
