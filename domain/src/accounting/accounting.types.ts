import { array, type InferType, number, object, string } from 'yup';
import { deductionReply } from '../accounting-settings/accounting-settings.types.js';
import { cumulationStates } from '../cumulation/cumulation.js';
import { distributionKinds } from '../distribution/distribution-states.js';
import { ineligibleReasons } from '../distribution/eligibility.js';
import { libraryGroups } from '../loan/library-groups.js';
import { loanYearReply } from '../loan/loan.types.js';
import { flag, hash } from '../schema.js';
import { taxKinds } from '../taxation/withholding.js';
import { billableRoles } from '../work/roles.js';
import { accountingStates, summaryStates } from './accounting-states.js';

const count = () => number().integer().min(0).required();
const cents = count;
const optional = () => string().nullable().defined();

/** A profile's result of one distribution (specification §3, Accounting row). */
export const accountingRowReply = object({
  /** `<payment>_<accounting>`: rows of one payment are merged. A carried-over amount has a separate row. */
  accountingHash: string().required(),
  /** The payment date. */
  date: string().required(),
  /** Gross. */
  paidAmountInCents: cents(),
  state: string().oneOf(accountingStates).required(),
  /** The distribution's name. */
  name: string().required(),
  /** The amount is below the minimum payment, so it is added to a later payment. */
  isCarriedOver: flag(),
  /** Why it failed: `noAccount`, or the bank's reason. */
  failure: optional(),
  /** It failed and is paid again with the next distribution, because the account was changed or is known to work. */
  comesAgain: flag(),
  paymentSummaryAvailable: flag(),
  paymentSummaryStatus: string().oneOf(summaryStates).nullable().defined(),
  /** The bank account that it is paid to; `null` without one. */
  accountHash: optional(),
  /** The last four characters of that account. */
  accountEnd: optional(),
  /** What is withheld from the whole payment; equal in its rows, `null` for a carried-over amount. */
  withholding: object({
    /** Withheld tax and net; they add up to the gross of the payment's rows. */
    withheldInCents: cents(),
    netInCents: cents(),
    /** Percent. */
    taxRate: number().required(),
    taxKind: string().oneOf(taxKinds).required(),
  })
    .nullable()
    .defined(),
  /** The years of the loans that it pays for, ascending. */
  loanYears: array(count()).required(),
});
export type AccountingRow = InferType<typeof accountingRowReply>;

/** Returned with the rows: the next payment date that the society has announced. */
export const nextPaymentReply = object({ nextPaymentDate: optional() });

/** A future payment to an account, on a date that the society has announced. */
export const plannedPaymentReply = object({
  /** The first part of its accounting hashes. */
  payment: hash(),
  date: string().required(),
  /** Net and withheld tax; they add up to the gross. Fixed when the distribution was approved. */
  grossInCents: cents(),
  withheldInCents: cents(),
  netInCents: cents(),
  /** Percent. */
  taxRate: number().required(),
  taxKind: string().oneOf(taxKinds).required(),
  /** The last four characters of the account. */
  accountEnd: string().required(),
});
export type PlannedPayment = InferType<typeof plannedPaymentReply>;

/** A payment that failed, and waits for a corrected account. */
export const failedPaymentReply = object({
  payment: hash(),
  /** The payment date. */
  date: string().required(),
  netInCents: cents(),
  /** `noAccount`, or the bank's reason. */
  failure: optional(),
  /** The last four characters of the account that it did not reach; `null` without one. */
  accountEnd: optional(),
});
export type FailedPayment = InferType<typeof failedPaymentReply>;

/** A payment that was made. */
const lastPaymentReply = object({ payment: hash(), date: string().required(), netInCents: cents() });

/**
 * Returned with them: the last payment made, which failed payments wait for a corrected account, what waits in the
 * reserve, and what is carried over.
 */
export const waitingReply = object({
  /** `null` before the first one. */
  lastPayment: lastPaymentReply.nullable().defined(),
  /** The newest first. */
  failed: array(failedPaymentReply).required(),
  /**
   * The profile's own amounts in the reserve of approved distributions by the reason of today, which is `null` for what
   * the next late distribution pays.
   */
  waiting: array(
    object({ reason: string().oneOf(ineligibleReasons).nullable().defined(), amountInCents: cents() }),
  ).required(),
  /** What no payment includes yet, because it was below the minimum. */
  cumulationInCents: cents(),
  /** `null` when there is none. */
  cumulationState: string().oneOf(cumulationStates).nullable().defined(),
  /** The first payment date on which it is old enough to be paid below the minimum; `null` when it waits for that. */
  cumulationPaidFrom: optional(),
  /** The smallest payment, by the settings of the current year. */
  minimumInCents: cents(),
});
export type WaitingAmounts = InferType<typeof waitingReply>;

/** What a profile's share of a work earned. */
export const accountingLineReply = object({
  isbn: string().required(),
  name: string().defined(),
  role: string().oneOf(billableRoles).required(),
  loans: count(),
  /** Factor of the library class, with at most three decimals. */
  factor: number().required(),
  /** The part of the work, such as 1/2. */
  numerator: count(),
  denominator: count(),
  amountInCents: cents(),
});
export type AccountingLine = InferType<typeof accountingLineReply>;

/** What a work brought a profile in a year of payments. */
export const workEarningsReply = object({
  isbn: string().required(),
  /** As it was when the newest payment was calculated. */
  name: string().defined(),
  /** Gross, above zero. */
  amountInCents: cents(),
});
export type WorkEarnings = InferType<typeof workEarningsReply>;

/** What a profile's role on a work earned in a payment, or in an amount that is carried over. */
export const workLineReply = object({
  /** Hash of the payment or of the carried-over amount, which explains the sum. */
  payment: hash(),
  /** The payment date. */
  date: string().required(),
  state: string().oneOf(accountingStates).required(),
  isCarriedOver: flag(),
  /** The last four characters of the account that it is paid to; `null` without one. */
  accountEnd: optional(),
  role: string().oneOf(billableRoles).required(),
  /** The part of the work that was paid for, such as 1/2. */
  numerator: count(),
  denominator: count(),
  /** Gross. */
  amountInCents: cents(),
  /** The years of the loans that it pays for, ascending. */
  loanYears: array(count()).required(),
});
export type WorkLine = InferType<typeof workLineReply>;

/** Returned with them: the work's loans by year and group of libraries, with the profile's share of today. */
export const loansOfWorkReply = object({ loans: array(loanYearReply).required() });

/** A line of a payment; a late distribution pays it from the reserve of another one. */
export const paymentLineReply = accountingLineReply.shape({
  /** That distribution with the years of its loans; `null` for a line of a main one. */
  origin: object({
    name: string().required(),
    /** The payment date. */
    date: string().required(),
    years: array(count()).required(),
  })
    .nullable()
    .defined(),
});
export type PaymentLine = InferType<typeof paymentLineReply>;

/** One distribution's part of a payment, with its details. */
export const paymentPartReply = object({
  accountingHash: string().required(),
  kind: string().oneOf(distributionKinds).required(),
  name: string().required(),
  date: string().required(),
  amountInCents: cents(),
  /** The pot, of which the deductions are not allocated to works; a late one has none, and no points, years and groups. */
  potInCents: cents(),
  deductions: array(deductionReply).required(),
  /** Loans times factor of all works, in thousandths. */
  points: count(),
  years: array(count()).required(),
  groups: array(string().oneOf(libraryGroups).required()).required(),
  /** Largest first; their cents add up to the amount. */
  lines: array(paymentLineReply).required(),
});
export type PaymentPart = InferType<typeof paymentPartReply>;

/** How the amount of a payment was calculated. The amounts of its parts add up to the gross; gross = withheld + net. */
export const paymentReasonReply = object({
  /** Hash of the payment or of the carried-over amount: the first part of the accounting hashes. */
  payment: hash(),
  date: string().required(),
  state: string().oneOf(accountingStates).required(),
  /** Until the distribution is approved, only staff see it. */
  isApproved: flag(),
  isCarriedOver: flag(),
  failure: optional(),
  comesAgain: flag(),
  grossInCents: cents(),
  /** Percent; `null` for an amount that is carried over. */
  taxRate: number().nullable().defined(),
  withheldInCents: cents(),
  /** `null` for an amount that is carried over. */
  taxKind: string().oneOf(taxKinds).nullable().defined(),
  netInCents: cents(),
  /** The account's last four characters; null without one. */
  accountEnd: optional(),
  parts: array(paymentPartReply).required(),
});
export type PaymentReason = InferType<typeof paymentReasonReply>;

/** The state of a requested statement. */
export const paymentSummaryReply = object({
  accountingHash: string().required(),
  paymentSummaryStatus: string().oneOf(summaryStates).nullable().defined(),
});
export type PaymentSummary = InferType<typeof paymentSummaryReply>;

/** A month's files of a beneficiary. */
export const beneficiaryMonthReply = object({
  id: string().required(),
  /** `YYYY-MM`. */
  time: string().required(),
  files: array(
    object({
      /** Hash of the payment, which also identifies its reason. */
      fileId: hash(),
      name: string().required(),
      /** The payment date. */
      date: string().required(),
      /** Gross. */
      amountInCents: cents(),
      /** What reached the account. */
      netInCents: cents(),
    }),
  ).required(),
});
export type BeneficiaryMonth = InferType<typeof beneficiaryMonthReply>;
