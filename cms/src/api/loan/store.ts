import type { LibraryGroup } from '@nimio/domain/loan/library-groups';
import type { BookType } from '@nimio/domain/work/book-types';
import { query, type Reader } from '../../data/sql.js';

/** The data that decide a profile's share of a work. */
interface HeldRow {
  is_author: 0 | 1;
  is_translator: 0 | 1;
  is_illustrator: 0 | 1;
  is_editor: 0 | 1;
  translated: 0 | 1;
  library_class: string | null;
  /** The number of sharers; 0 without a deal. */
  authors: number;
  translators: number;
}

/** A profile's work in one group of libraries in one year. */
export interface LoanRow extends HeldRow {
  isbn: string;
  name: string;
  type: BookType;
  lib_group: LibraryGroup;
  loans: number;
  editors: number;
  illustrators: number;
}

/** The summed loans of a profile's works whose shares are calculated alike, in one group of libraries in one year. */
export interface LoanYearRow extends HeldRow {
  year: number;
  lib_group: LibraryGroup;
  loans: number;
}

/** One row per work; the profile may hold several roles on it. */
const held = `
  select work_id,
         max(case role when 'author' then 1 else 0 end) as is_author,
         max(case role when 'translator' then 1 else 0 end) as is_translator,
         max(case role when 'illustrator' then 1 else 0 end) as is_illustrator,
         max(case role when 'editor' then 1 else 0 end) as is_editor
    from (select d.work_id, d.role from shares s join deals d on d.id = s.deal_id where s.profile_id = ?
          union all
          select c.work_id, c.role from contributions c where c.profile_id = ?) r
   group by work_id`;

const heldColumns = `h.is_author, h.is_translator, h.is_illustrator, h.is_editor, w.translated, w.library_class,
         coalesce(da.amount, 0) as authors, coalesce(dt.amount, 0) as translators`;
const workOfHeld = `
    from (${held}) h
    join works w on w.id = h.work_id
    left join deals da on da.work_id = w.id and da.role = 'author'
    left join deals dt on dt.work_id = w.id and dt.role = 'translator'`;

const contributors = (role: string) =>
  `(select cast(count(*) as integer) from contributions c where c.work_id = w.id and c.role = '${role}')`;

const loansOfYear = query<LoanRow>(
  `select w.isbn, w.name, w.type, p.lib_group, l.loans, ${heldColumns},
          ${contributors('editor')} as editors, ${contributors('illustrator')} as illustrators
  ${workOfHeld}
    join loan_periods p on p.year = ? and p.state = 'ready'
    join loans l on l.period_id = p.id and l.isbn = w.isbn`,
);

/** The loans of a profile's works in a year, by group of libraries. */
export const readLoansOfYear = (reader: Reader, profileId: number, year: number): Promise<LoanRow[]> =>
  reader.all(loansOfYear, [profileId, profileId, year]);

const loansByYear = (periods: string, works = '') =>
  query<LoanYearRow>(
    `select p.year, p.lib_group, cast(sum(l.loans) as integer) as loans, ${heldColumns}
  ${workOfHeld}
    join loan_periods p on p.state = 'ready'${periods}
    join loans l on l.period_id = p.id and l.isbn = w.isbn${works}
   group by p.year, p.lib_group, h.is_author, h.is_translator, h.is_illustrator, h.is_editor, w.translated,
            w.library_class, da.amount, dt.amount`,
  );
const loansOfYears = loansByYear(' and p.year between ? and ?');
const loansOfWork = loansByYear('', ' where w.isbn = ?');

/** The same over several years, summed where shares are calculated alike. */
export const readLoansByYear = (
  reader: Reader,
  profileId: number,
  [first, last]: readonly [first: number, last: number],
): Promise<LoanYearRow[]> => reader.all(loansOfYears, [profileId, profileId, first, last]);

/** Of one of the profile's works, in all years. */
export const readLoansByYearOfWork = (
  reader: Reader,
  profileId: number,
  isbn: string,
): Promise<LoanYearRow[]> => reader.all(loansOfWork, [profileId, profileId, isbn]);

const years = query<{ year: number }>(`select distinct year from loan_periods where state = 'ready'`);

export const readYearsWithLoans = async (reader: Reader): Promise<number[]> =>
  (await reader.all(years)).map(({ year }) => year);

export interface LoanTotalRow {
  lib_group: LibraryGroup;
  type: BookType | '';
  isbns: number;
  /** PostgreSQL returns text. */
  loans: number | string;
}

const totals = query<LoanTotalRow>(
  `select p.lib_group, t.type, t.isbns, t.loans from loan_periods p join loan_totals t on t.period_id = p.id
    where p.year = ? and p.state = 'ready' order by p.lib_group, t.type`,
);

export const readTotals = (reader: Reader, year: number): Promise<LoanTotalRow[]> =>
  reader.all(totals, [year]);

export interface WorkLoansRow {
  year: number;
  lib_group: LibraryGroup;
  loans: number;
}

const ofWork = query<WorkLoansRow>(
  `select p.year, p.lib_group, l.loans from loan_periods p join loans l on l.period_id = p.id and l.isbn = ?
    where p.state = 'ready' order by p.year desc, p.lib_group`,
);

export const readLoansOfIsbn = (reader: Reader, isbn: string): Promise<WorkLoansRow[]> =>
  reader.all(ofWork, [isbn]);
