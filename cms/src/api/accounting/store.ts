import type { SummaryState } from '@nimio/domain/accounting/accounting-states';
import type { DistributionKind, PaymentState } from '@nimio/domain/distribution/distribution-states';
import type { LibraryGroup } from '@nimio/domain/loan/library-groups';
import type { TaxKind } from '@nimio/domain/taxation/withholding';
import type { BillableRole } from '@nimio/domain/work/roles';
import { query, type Reader } from '../../data/sql.js';
import { comesAgainFlag, payableAccountOf } from '../distribution/payee.js';
import type { PaymentRow } from './payment-store.js';
import { fromCalculated, fromShown, isApproved, summaryState, type Visibility } from './visibility.js';

/** PostgreSQL returns bigint as text. */
type Wide = number | string;

/** An author's amount from one distribution, with the payment that includes it, if any. */
export interface AccountingRow {
  hash: string;
  gross_cents: Wide;
  name: string;
  /** Of the payment, or of the distribution while the amount is carried over. */
  pay_date: string;
  payment: string | null;
  payment_state: PaymentState | null;
  failure: string | null;
  comes_again: 0 | 1;
  account_hash: string | null;
  /** The columns of the payment are null while there is none. Its rate is in tenths of a percent. */
  payment_cents: Wide | null;
  withheld_cents: Wide | null;
  tax_rate: number | null;
  tax_kind: TaxKind | null;
  iban: string | null;
  summary_state: SummaryState | null;
}

/** The part of a payment that comes from one distribution. */
export interface PartRow {
  id: number;
  hash: string;
  kind: DistributionKind;
  gross_cents: Wide;
  name: string;
  pay_date: string;
  distribution_id: number;
  pot_cents: Wide;
  /** The total of the calculation, in thousandths. */
  points: Wide;
  is_approved: 0 | 1;
}

export interface PeriodRow {
  year: number;
  lib_group: LibraryGroup;
}

export interface LineRow {
  isbn: string;
  name: string;
  role: BillableRole;
  loans: Wide;
  /** In thousandths. */
  factor: number;
  numerator: number;
  denominator: number;
  cents: Wide;
  /** The main distribution whose reserve it was paid from; null for a line of a main one. */
  origin_id: number | null;
  origin_name: string | null;
  origin_date: string | null;
}

/** The payment `p` of accounting `a`, with the distribution `pd` that pays it. */
const withPayment = `left join payments p on p.id = a.payment_id
     left join calculations pc on pc.id = p.calculation_id
     left join distributions pd on pd.id = pc.distribution_id`;

const accountingsOf = query<AccountingRow>(
  `select a.hash, a.gross_cents, d.name, coalesce(pd.pay_date, d.pay_date) as pay_date, p.hash as payment,
          p.state as payment_state, p.failure, ${comesAgainFlag}, p.account_hash, p.gross_cents as payment_cents,
          p.withheld_cents, p.tax_rate, p.tax_kind, p.iban, ${summaryState}
     ${fromShown('accountings a')} ${withPayment}
     left join bank_accounts b on ${payableAccountOf('a.profile_id')}
    where a.profile_id = ?
    order by pay_date desc, a.hash`,
);

/** The newest first. */
export const readAccountings = (reader: Reader, profileId: number): Promise<AccountingRow[]> =>
  reader.all(accountingsOf, [profileId]);

/** A year of loans that an accounting pays for. */
interface LoanYearRow {
  hash: string;
  year: number;
}

const loanYearsOf = query<LoanYearRow>(
  `select a.hash, y.year ${fromShown('accountings a')}
     join distribution_periods y on y.distribution_id = d.id
    where a.profile_id = ?
    union
   select a.hash, y.year ${fromShown('accountings a')} and d.kind = 'late'
     join accounting_lines l on l.accounting_id = a.id
     join accounting_lines r on r.id = l.reserve_line_id
     join calculations rc on rc.id = r.calculation_id
     join distribution_periods y on y.distribution_id = rc.distribution_id
    where a.profile_id = ?
    order by year`,
);

/** The years of loans of a profile's accountings, ascending: those of the distribution, or of the reserve that a late one pays. */
export const readLoanYears = (reader: Reader, profileId: number): Promise<LoanYearRow[]> =>
  reader.all(loanYearsOf, [profileId, profileId]);

/** What a work brought. */
export interface EarningsRow {
  isbn: string;
  name: string;
  cents: Wide;
}

const earningsOf = query<EarningsRow>(
  `select isbn, max(case when newest = 1 then name end) as name, sum(cents) as cents
     from (select l.isbn, l.name, l.cents, row_number() over (partition by l.isbn order by l.id desc) as newest
             ${fromShown('accountings a')} ${withPayment}
             join accounting_lines l on l.accounting_id = a.id
            where a.profile_id = ? and pd.pay_date between ? and ?
              and (p.state = 'paid' or p.state = 'planned' and p.iban is not null)) lines
    group by isbn order by cents desc, isbn`,
);

/** Gross by work in the payments to an account in a year (`YYYY`), made or planned, the largest first. */
export const readEarnings = (reader: Reader, profileId: number, year: string): Promise<EarningsRow[]> =>
  reader.all(earningsOf, [profileId, `${year}-01-01`, `${year}-12-31`]);

/** A line of a work in an accounting, with the payment that includes it, if any. */
export interface WorkLineRow {
  /** Of the accounting. */
  hash: string;
  pay_date: string;
  payment: string | null;
  payment_state: PaymentState | null;
  iban: string | null;
  role: BillableRole;
  numerator: number;
  denominator: number;
  cents: Wide;
  /** The distribution whose loans it pays for. */
  counted_id: number;
}

const linesOfWork = query<WorkLineRow>(
  `select a.hash, coalesce(pd.pay_date, d.pay_date) as pay_date, p.hash as payment, p.state as payment_state, p.iban,
          l.role, l.numerator, l.denominator, l.cents, coalesce(rc.distribution_id, d.id) as counted_id
     ${fromShown('accountings a')} ${withPayment}
     join accounting_lines l on l.accounting_id = a.id and l.isbn = ?
     left join accounting_lines r on r.id = l.reserve_line_id
     left join calculations rc on rc.id = r.calculation_id
    where a.profile_id = ?
    order by pay_date desc, l.id desc`,
);

/** What a work earned a profile; the newest first. */
export const readLinesOfWork = (reader: Reader, profileId: number, isbn: string): Promise<WorkLineRow[]> =>
  reader.all(linesOfWork, [isbn, profileId]);

const nextPayDate = query<{ pay_date: string }>(
  `select pay_date from distributions where announced = 1 and state <> 'paid' and pay_date >= ?
    order by pay_date limit 1`,
);

/** The next announced day of payment, from this one on. */
export const readNextPayDate = async (reader: Reader, today: string): Promise<string | null> =>
  (await reader.first(nextPayDate, [today]))?.pay_date ?? null;

const part = `a.id, a.hash, d.kind, a.gross_cents, d.name, d.pay_date, d.id as distribution_id, d.pot_cents, c.points,
  ${isApproved}`;

const partsOfPayment = query<PartRow>(
  `select ${part} ${fromShown('accountings a')}
    where a.payment_id = ? order by d.pay_date desc, a.hash`,
);
const partsOfCalculated = query<PartRow>(
  `select ${part} ${fromCalculated('accountings a')}
    where a.payment_id = ? or a.id in (select accounting_id from carried_accountings where payment_id = ?)
    order by d.pay_date desc, a.hash`,
);

/**
 * The parts of a payment, the newest distribution first; until it is approved with the amounts that it will include.
 */
export const readParts = (reader: Reader, { id, is_approved }: PaymentRow): Promise<PartRow[]> =>
  is_approved === 1 ? reader.all(partsOfPayment, [id]) : reader.all(partsOfCalculated, [id, id]);

const carriedOver = (from: string) =>
  query<PartRow>(`select ${part} ${from} where a.hash = ? and a.profile_id = ? and a.payment_id is null`);
const carriedOverShown = carriedOver(fromShown('accountings a'));
const carriedOverCalculated = carriedOver(fromCalculated('accountings a'));

/** Amounts that no payment includes yet. */
export const findCarriedOver = (
  reader: Reader,
  hash: string,
  profileId: number,
  { seesCalculated }: Visibility,
): Promise<PartRow | undefined> =>
  reader.first(seesCalculated ? carriedOverCalculated : carriedOverShown, [hash, profileId]);

const linesOf = query<LineRow>(
  `select l.isbn, l.name, l.role, l.loans, l.factor, l.numerator, l.denominator, l.cents,
          m.id as origin_id, m.name as origin_name, m.pay_date as origin_date
     from accounting_lines l
     left join accounting_lines r on r.id = l.reserve_line_id
     left join calculations c on c.id = r.calculation_id
     left join distributions m on m.id = c.distribution_id
    where l.accounting_id = ? order by l.cents desc, l.id`,
);

/** The largest first. */
export const readLines = (reader: Reader, accountingId: number): Promise<LineRow[]> =>
  reader.all(linesOf, [accountingId]);

const periodsOf = query<PeriodRow>(
  'select year, lib_group from distribution_periods where distribution_id = ? order by year, lib_group',
);

export const readCountedOf = (reader: Reader, distributionId: number): Promise<PeriodRow[]> =>
  reader.all(periodsOf, [distributionId]);
