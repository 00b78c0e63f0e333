import type {
  AccountingRow as Accounting,
  BeneficiaryMonth,
  FailedPayment,
  PaymentLine,
  PaymentPart,
  PaymentReason,
  PlannedPayment,
  WaitingAmounts,
  WorkEarnings,
  WorkLine,
} from '@nimio/domain/accounting/accounting.types';
import type { AccountingState } from '@nimio/domain/accounting/accounting-states';
import type { Deduction } from '@nimio/domain/accounting-settings/accounting-settings.types';
import type { PaymentState } from '@nimio/domain/distribution/distribution-states';
import { libraryGroups } from '@nimio/domain/loan/library-groups';
import { fromTenths } from '@nimio/domain/taxation/rate';
import type { FailedRow, PaidRow, PaymentRow, PlannedRow } from './payment-store.js';
import type { AccountingRow, EarningsRow, LineRow, PartRow, PeriodRow, WorkLineRow } from './store.js';

const states: Record<PaymentState, AccountingState> = { planned: 'estimate', paid: 'paid', failed: 'failed' };

/** A carried-over amount is an entry without a payment. */
const accountingHash = (payment: string | null, hash: string): string => `${payment ?? hash}_${hash}`;

/** What is withheld from an accounting's payment. */
function presentWithholding(row: AccountingRow): Accounting['withholding'] {
  if (row.tax_rate === null || row.tax_kind === null) return null;
  const withheldInCents = Number(row.withheld_cents);
  return {
    withheldInCents,
    netInCents: Number(row.payment_cents) - withheldInCents,
    taxRate: fromTenths(row.tax_rate),
    taxKind: row.tax_kind,
  };
}

/** @param loanYears ascending */
export function presentAccounting(row: AccountingRow, loanYears: number[]): Accounting {
  const isPaid = row.payment_state === 'paid';
  return {
    accountingHash: accountingHash(row.payment, row.hash),
    date: row.pay_date,
    paidAmountInCents: Number(row.gross_cents),
    state: row.payment_state ? states[row.payment_state] : 'estimate',
    name: row.name,
    isCarriedOver: row.payment === null ? 1 : 0,
    failure: row.failure,
    comesAgain: row.comes_again,
    paymentSummaryAvailable: isPaid ? 1 : 0,
    paymentSummaryStatus: isPaid ? row.summary_state : null,
    accountHash: row.account_hash,
    accountEnd: row.iban?.slice(-4) ?? null,
    withholding: presentWithholding(row),
    loanYears,
  };
}

export const presentEarnings = ({ isbn, name, cents }: EarningsRow): WorkEarnings => ({
  isbn,
  name,
  amountInCents: Number(cents),
});

/** @param loanYears ascending */
export const presentWorkLine = (row: WorkLineRow, loanYears: number[]): WorkLine => ({
  payment: row.payment ?? row.hash,
  date: row.pay_date,
  state: row.payment_state ? states[row.payment_state] : 'estimate',
  isCarriedOver: row.payment === null ? 1 : 0,
  accountEnd: row.iban?.slice(-4) ?? null,
  role: row.role,
  numerator: row.numerator,
  denominator: row.denominator,
  amountInCents: Number(row.cents),
  loanYears,
});

export const netOf = ({
  gross_cents: gross,
  withheld_cents: withheld,
}: Pick<PlannedRow, 'gross_cents' | 'withheld_cents'>) => Number(gross) - Number(withheld);

/** Only what is paid to an account is a planned payment. */
export const presentPlanned = (rows: readonly PlannedRow[]): PlannedPayment[] =>
  rows.flatMap((row) => (row.iban === null ? [] : presentPlannedTo(row, row.iban)));

const presentPlannedTo = (row: PlannedRow, iban: string): PlannedPayment => ({
  payment: row.hash,
  date: row.pay_date,
  grossInCents: Number(row.gross_cents),
  withheldInCents: Number(row.withheld_cents),
  netInCents: netOf(row),
  taxRate: fromTenths(row.tax_rate),
  taxKind: row.tax_kind,
  accountEnd: iban.slice(-4),
});

export const presentLastPayment = (row: PaidRow): WaitingAmounts['lastPayment'] => ({
  payment: row.hash,
  date: row.pay_date,
  netInCents: netOf(row),
});

export const presentFailed = (row: FailedRow): FailedPayment => ({
  payment: row.hash,
  date: row.pay_date,
  netInCents: netOf(row),
  failure: row.failure,
  accountEnd: row.iban?.slice(-4) ?? null,
});

export const yearsOf = (periods: readonly PeriodRow[]): number[] => [
  ...new Set(periods.map(({ year }) => year)),
];

const presentLine = (row: LineRow, { origins }: PartData): PaymentLine => ({
  isbn: row.isbn,
  name: row.name,
  role: row.role,
  loans: Number(row.loans),
  factor: row.factor / 1000,
  numerator: row.numerator,
  denominator: row.denominator,
  amountInCents: Number(row.cents),
  origin:
    row.origin_id === null
      ? null
      : {
          name: row.origin_name ?? '',
          date: row.origin_date ?? '',
          years: origins.get(row.origin_id) ?? [],
        },
});

/** A part with its rows. */
export interface PartData {
  part: PartRow;
  periods: readonly PeriodRow[];
  deductions: readonly Deduction[];
  lines: readonly LineRow[];
  /** The years of the main distributions that lines come from, by id. */
  origins: ReadonlyMap<number, number[]>;
}

const presentPart = (payment: string | null, data: PartData): PaymentPart => ({
  accountingHash: accountingHash(payment, data.part.hash),
  kind: data.part.kind,
  name: data.part.name,
  date: data.part.pay_date,
  amountInCents: Number(data.part.gross_cents),
  potInCents: Number(data.part.pot_cents),
  deductions: [...data.deductions],
  points: Number(data.part.points),
  years: yearsOf(data.periods),
  groups: libraryGroups.filter((group) => data.periods.some(({ lib_group }) => lib_group === group)),
  lines: data.lines.map((row) => presentLine(row, data)),
});

export function presentPayment(row: PaymentRow, parts: readonly PartData[]): PaymentReason {
  const [gross, withheld] = [Number(row.gross_cents), Number(row.withheld_cents)];
  return {
    payment: row.hash,
    date: row.pay_date,
    state: states[row.state],
    isApproved: row.is_approved,
    isCarriedOver: 0,
    failure: row.failure,
    comesAgain: row.comes_again,
    grossInCents: gross,
    taxRate: fromTenths(row.tax_rate),
    taxKind: row.tax_kind,
    withheldInCents: withheld,
    netInCents: gross - withheld,
    accountEnd: row.iban?.slice(-4) ?? null,
    parts: parts.map((data) => presentPart(row.hash, data)),
  };
}

/** Nothing is withheld yet: withholding is calculated once, for the payment that includes it. */
export function presentCarriedOver(data: PartData): PaymentReason {
  const gross = Number(data.part.gross_cents);
  return {
    payment: data.part.hash,
    date: data.part.pay_date,
    state: 'estimate',
    isApproved: data.part.is_approved,
    isCarriedOver: 1,
    failure: null,
    comesAgain: 0,
    grossInCents: gross,
    taxRate: null,
    taxKind: null,
    withheldInCents: 0,
    netInCents: gross,
    accountEnd: null,
    parts: [presentPart(null, data)],
  };
}

/** The file name of a statement, by its day of payment. */
export const statementName = (payDate: string): string => `tilityslaskelma-${payDate}.pdf`;

/** Payments grouped by the month of their day, in their order. */
export function presentMonths(rows: readonly PaidRow[]): BeneficiaryMonth[] {
  const months = new Map<string, BeneficiaryMonth['files']>();
  for (const row of rows) {
    const { hash, pay_date: date } = row;
    const month = date.slice(0, 7);
    const files = months.get(month) ?? [];
    files.push({
      fileId: hash,
      name: statementName(date),
      date,
      amountInCents: Number(row.gross_cents),
      netInCents: netOf(row),
    });
    months.set(month, files);
  }
  return [...months].map(([month, files]) => ({ id: month, time: month, files }));
}
