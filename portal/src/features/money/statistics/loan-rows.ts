import { roundShare, type WorkLoans } from '@nimio/domain/loan/statistics';
import type { Row } from '@nimio/domain/text/csv';
import { formatIsbn } from '@nimio/domain/work/isbn';

interface LoanLabels {
  /** Headings of ISBN, work, contributors, share, total and format. */
  headers: Row;
  contributors: (work: WorkLoans) => string;
  type: (work: WorkLoans) => string;
}

/** The table as rows of a file; the share is a number with two decimals. */
export const loanRows = (works: readonly WorkLoans[], { headers, contributors, type }: LoanLabels): Row[] => [
  headers,
  ...works.map((work) => [
    formatIsbn(work.isbn),
    work.name,
    contributors(work),
    roundShare(work.share),
    work.total,
    type(work),
  ]),
];
