import { roundShare, type WorkLoans } from '@nimio/domain/loan/statistics';
import { formatIsbn } from '@nimio/domain/work/isbn';
import type { Row } from '../../shared/download/csv';

interface LoanWords {
  /** Of ISBN, work, contributors, share, total and format. */
  heads: Row;
  contributors: (work: WorkLoans) => string;
  type: (work: WorkLoans) => string;
}

/** The table as a file has it: the share as a number of two decimals, which can be reckoned with. */
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
