import type { BookType } from '../work/book-types.js';
import { type BillableRole, billableRoles } from '../work/roles.js';
import { type SharePart, shareOfLoans, shareParts } from '../work/shares.js';
import type { LibraryGroup } from './library-groups.js';
import type { LoanRow } from './loan.types.js';

/** One product of a share: a group's loans, the part of one role, and the factor of the class. */
export interface ShareTerm extends SharePart {
  libGroup: LibraryGroup;
  role: BillableRole;
  loans: number;
}

/** The data of a work that a holder's share is calculated from. */
export type HeldWork = Pick<
  LoanRow,
  'role' | 'translated' | 'numberOfAuthors' | 'numberOfTranslators' | 'factor'
>;

const inputOf = (work: HeldWork, role: BillableRole) => ({
  role,
  translated: work.translated === 1,
  numberOfAuthors: work.numberOfAuthors,
  numberOfTranslators: work.numberOfTranslators,
  factor: work.factor,
});

/** The part of a work's loans that a holder of these roles has, not rounded. */
export function shareOfHolder(work: HeldWork): number {
  let share = 0;
  for (const role of billableRoles) if (work.role[role]) share += shareOfLoans(inputOf(work, role));
  return share;
}

/** A work's loans of the shown groups, and the products that make up the holder's share. */
export interface WorkLoans {
  isbn: string;
  name: string;
  type: BookType;
  translated: 0 | 1;
  numberOfAuthors: number;
  numberOfTranslators: number;
  numberOfEditors: number;
  numberOfIllustrators: number;
  total: number;
  /** The sum of the parts, which is rounded only where it is shown. */
  share: number;
  terms: ShareTerm[];
}

const termsOf = (row: LoanRow): ShareTerm[] =>
  billableRoles
    .filter((role) => row.role[role])
    .map((role) => ({ ...shareParts(inputOf(row, role)), libGroup: row.libGroup, role, loans: row.total }));

const startOf = (row: LoanRow): WorkLoans => ({
  isbn: row.isbn,
  translated: row.translated,
  name: row.name,
  type: row.type,
  numberOfAuthors: row.numberOfAuthors,
  numberOfTranslators: row.numberOfTranslators,
  numberOfEditors: row.numberOfEditors,
  numberOfIllustrators: row.numberOfIllustrators,
  total: 0,
  share: 0,
  terms: [],
});

/**
 * The rows of the shown groups by ISBN with share and total summed, largest share first (specification §3, Loan statistics
 * row); ties by loans, then by ISBN.
 */
export function loansByWork(rows: readonly LoanRow[], groups: readonly LibraryGroup[]): WorkLoans[] {
  const works = new Map<string, WorkLoans>();
  for (const row of rows) {
    if (!groups.includes(row.libGroup)) continue;
    const work = works.get(row.isbn) ?? startOf(row);
    work.total += row.total;
    work.share += row.share;
    work.terms.push(...termsOf(row));
    works.set(row.isbn, work);
  }
  return [...works.values()].sort(
    (a, b) => b.share - a.share || b.total - a.total || (a.isbn < b.isbn ? -1 : 1),
  );
}

/** Formats whose totals are shown even without loans (specification §9). */
const usualTypes: readonly BookType[] = ['book', 'e-book', 'audiobook-stream'];

export interface FormatTotal {
  type: BookType;
  total: number;
  share: number;
}

/** Loans and shares by format: the three usual ones, then every other that has works. */
export function totalsByFormat(works: readonly Pick<WorkLoans, 'type' | 'total' | 'share'>[]): FormatTotal[] {
  const totals = new Map<BookType, FormatTotal>(
    usualTypes.map((type) => [type, { type, total: 0, share: 0 }]),
  );
  for (const { type, total, share } of works) {
    const sum = totals.get(type) ?? { type, total: 0, share: 0 };
    sum.total += total;
    sum.share += share;
    totals.set(type, sum);
  }
  return [...totals.values()];
}

/** The number of rows on a page of the table (specification §9). */
export function statisticsPageSize(rows: number): number {
  if (rows <= 200) return 10;
  if (rows <= 400) return 20;
  return rows <= 1000 ? 50 : 100;
}

/** A share as it is shown: two decimals, half up, corrected for the error of the binary number. */
export const roundShare = (share: number): number => Math.round(Number((share * 100).toPrecision(13))) / 100;
