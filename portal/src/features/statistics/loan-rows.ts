import { roundShare, type WorkLoans } from '@nimio/domain/loan/statistics';
import { formatIsbn } from '@nimio/domain/work/isbn';
import type { Row } from '../../shared/download/csv';

interface LoanWords {
  /** Headings of ISBN, work, contributors, share, total and format. */
  heads: Row;
  contributors: (work: WorkLoans) => string;
  type: (work: WorkLoans) => string;
}

/** The table as rows of a file; the share is a number with two decimals. */
export const loanRows = (works: readonly WorkLoans[], { heads, contributors, type }: LoanWords): Row[] => [
  heads,
  ...works.map((work) => [
    formatIsbn(work.isbn),
    work.name,
    contributors(work),
    roundShare(work.share),
    work.total,
    type(work),
  ]),
];
