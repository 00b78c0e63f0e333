import type { SummaryState } from '@nimio/domain/accounting/accounting-states';
import type { PaymentState } from '@nimio/domain/distribution/distribution-states';
import type { IneligibleReason } from '@nimio/domain/distribution/eligibility';
import type { TaxKind } from '@nimio/domain/taxation/withholding';
import type { Transaction } from '../../data/database.js';
import { query, type Reader } from '../../data/sql.js';
import type { ProfileSet } from '../../identity/profile-access.js';
import { eligibilityOf, isStillHeld } from '../distribution/eligibility.js';
import { comesAgainFlag, holderOf, isRetried, payableAccountOf } from '../distribution/payee.js';
import { type AddressRow, addressColumns } from '../profile/address.js';
import { type Named, nameColumns } from '../profile/name.js';
import { fromCalculated, fromShown, isApproved, summaryState, type Visibility } from './visibility.js';

/** A payment with the day of its distribution; until its approval only staff see it. */
export interface PaymentRow {
  id: number;
  hash: string;
  profile_id: number;
  /** In cents; PostgreSQL returns bigint as text. */
  gross_cents: number | string;
  /** Tenths of a percent. */
  tax_rate: number;
  tax_kind: TaxKind;
  withheld_cents: number | string;
  iban: string | null;
  state: PaymentState;
  failure: string | null;
  comes_again: 0 | 1;
  summary_state: SummaryState | null;
  pay_date: string;
  is_approved: 0 | 1;
}

/** A finished statement with the day of its payment. */
export interface StatementRow {
  pdf: Uint8Array;
  pay_date: string;
}

const paymentByHash = (from: string) =>
  query<PaymentRow>(
    `select p.id, p.hash, h.id as profile_id, p.gross_cents, p.tax_rate, p.tax_kind, p.withheld_cents, p.iban, p.state, p.failure,
            ${comesAgainFlag}, d.pay_date, ${isApproved}, ${summaryState} ${from}
       join profiles h on h.id = ${holderOf('p')}
       left join bank_accounts b on ${payableAccountOf('h.id')}
      where p.hash = ?`,
  );
const shownPayment = paymentByHash(fromShown('payments p'));
const calculatedPayment = paymentByHash(fromCalculated('payments p'));

/** The payment of an approved distribution; earlier only for a caller who may see calculations. */
export const findPayment = (
  reader: Reader,
  hash: string,
  { seesCalculated }: Visibility = { seesCalculated: false },
): Promise<PaymentRow | undefined> => reader.first(seesCalculated ? calculatedPayment : shownPayment, [hash]);

/** A future payment with its day. */
export interface PlannedRow {
  hash: string;
  profile_id: number;
  gross_cents: number | string;
  withheld_cents: number | string;
  /** Tenths of a percent. */
  tax_rate: number;
  tax_kind: TaxKind;
  /** Null if there was no payable account when the distribution was approved. */
  iban: string | null;
  pay_date: string;
}

const plannedPayments = (profiles: ProfileSet) =>
  query<PlannedRow>(
    `select p.hash, p.profile_id, p.gross_cents, p.withheld_cents, p.tax_rate, p.tax_kind, p.iban, d.pay_date
       ${fromShown('payments p')}
      where p.profile_id ${profiles.sql} and p.state = 'planned' and d.announced = 1 and d.pay_date >= ?
      order by d.pay_date, p.hash`,
  );

/** Payments on announced days from this one on, the earliest first. */
export const readPlanned = (reader: Reader, profiles: ProfileSet, today: string): Promise<PlannedRow[]> =>
  reader.all(plannedPayments(profiles), [...profiles.values, today]);

/** A payment that was made, with its day. */
export type PaidRow = Pick<PlannedRow, 'hash' | 'gross_cents' | 'withheld_cents' | 'pay_date'>;

const lastPayment = query<PaidRow>(
  `select p.hash, p.gross_cents, p.withheld_cents, d.pay_date ${fromShown('payments p')}
    where p.profile_id = ? and p.state = 'paid' order by d.pay_date desc, p.id desc limit 1`,
);

export const readLastPayment = (reader: Reader, profileId: number): Promise<PaidRow | undefined> =>
  reader.first(lastPayment, [profileId]);

/** A failed payment with its day. */
export interface FailedRow extends Omit<PlannedRow, 'tax_rate' | 'tax_kind'> {
  failure: string | null;
}

const failedPayments = (profiles: ProfileSet) =>
  query<FailedRow>(
    `select distinct f.id, f.hash, a.profile_id, f.gross_cents, f.withheld_cents, f.iban, f.failure, d.pay_date
       from accountings a
       join payments f on f.id = a.payment_id and f.state = 'failed'
       join calculations c on c.id = f.calculation_id
       join distributions d on d.id = c.distribution_id and d.calculation_id = c.id and d.state = 'paid'
       left join bank_accounts b on ${payableAccountOf('a.profile_id')}
      where a.profile_id ${profiles.sql} and not ${isRetried('f')}
      order by d.pay_date desc, f.id desc`,
  );

/** Payments that have failed and wait for another bank account of their profile, the newest first. */
export const readFailed = (reader: Reader, profiles: ProfileSet): Promise<FailedRow[]> =>
  reader.all(failedPayments(profiles), profiles.values);

interface ReservedRow {
  /** Null when it is paid with the next late distribution. */
  reason: IneligibleReason | null;
  cents: number | string;
}

const mains = `select id, source, case when claimable_until < ? then claimable_until else cast(? as varchar(10)) end as record_day
   from distributions where kind = 'main' and state in ('approved', 'paid')`;
const reservedFor = query<ReservedRow>(
  `select e.reason, sum(l.cents - l.claimed_cents - l.expired_cents) as cents
     from (${eligibilityOf('o.id = ?', mains)}) e
     join distributions d on d.id = e.distribution_id
     join accounting_lines l on l.profile_id = e.profile_id and l.calculation_id = d.calculation_id
    where l.claimed_cents + l.expired_cents < l.cents and ${isStillHeld}
      and (e.reason is null or d.claimable_until is null or d.claimable_until >= ?)
    group by e.reason`,
);

/**
 * What approved distributions reserved for a profile and can still be paid late, by the reason of today. After a claim period,
 * only what the last late distribution pays to those who were eligible on the last day.
 *
 * @param product the code of the product that contracts have to be about
 */
export const readReserved = (
  reader: Reader,
  profileId: number,
  { today, product }: { today: string; product: string },
): Promise<ReservedRow[]> => reader.all(reservedFor, [today, today, product, profileId, today]);

/** The addressee of a statement. */
export interface PayeeRow extends Named, AddressRow {}

const payeeById = query<PayeeRow>(
  `select o.kind, ${nameColumns('o')}, ${addressColumns('o')} from profiles o where o.id = ?`,
);

export const findPayee = (reader: Reader, profileId: number): Promise<PayeeRow | undefined> =>
  reader.first(payeeById, [profileId]);

const accountingsPaidBy = query<{ hash: string }>('select hash from accountings where payment_id = ?');

/** The hashes of the accountings included in a payment. */
export const readPaid = async (reader: Reader, paymentId: number): Promise<string[]> =>
  (await reader.all(accountingsPaidBy, [paymentId])).map(({ hash }) => hash);

/** The state of a payment that a change expects. */
export interface LockedPayment {
  id: number;
  state: PaymentState;
  summary_state: SummaryState | null;
}

const paymentToChange = query<LockedPayment>('select id, state, summary_state from payments where id = ?');

export async function lockPayment(tx: Transaction, id: number): Promise<LockedPayment> {
  const row = await tx.lock(paymentToChange, [id]);
  if (!row) throw new Error(`No payment ${id}`);
  return row;
}

const writeSummaryState = query<never>('update payments set summary_state = ? where id = ?');

export const setSummaryState = (
  tx: Transaction,
  paymentId: number,
  state: SummaryState | null,
): Promise<number> => tx.run(writeSummaryState, [state, paymentId]);

const statementOf = query<StatementRow>(
  `select s.pdf, d.pay_date ${fromShown('payments p')} join payment_statements s on s.payment_id = p.id
    where p.id = ? and p.state = 'paid'`,
);

export const findStatement = (reader: Reader, paymentId: number): Promise<StatementRow | undefined> =>
  reader.first(statementOf, [paymentId]);

/** The first statement stays: it is never rendered again. */
export async function saveStatement(tx: Transaction, paymentId: number, pdf: Uint8Array): Promise<void> {
  const row = { payment_id: paymentId, pdf: Buffer.from(pdf), size: pdf.length };
  await tx.table('payment_statements').insert(row).onConflict('payment_id').ignore();
  await setSummaryState(tx, paymentId, 'ready');
}

const paidInYear = query<PaidRow>(
  `select p.hash, p.gross_cents, p.withheld_cents, d.pay_date ${fromShown('payments p')}
    where p.profile_id = ? and p.state = 'paid' and d.pay_date between ? and ?
    order by d.pay_date desc, p.hash`,
);

/** Of a year (`YYYY`) by day of payment, the newest first. */
export const readPaidInYear = (reader: Reader, profileId: number, year: string): Promise<PaidRow[]> =>
  reader.all(paidInYear, [profileId, `${year}-01-01`, `${year}-12-31`]);
