import { array, type InferType, number, object, string } from 'yup';
import { libraryGroups } from '../loan/library-groups.js';
import { flag, hash } from '../schema.js';
import { billableRoles } from '../work/roles.js';
import { accountingStates, summaryStates } from './accounting-states.js';

const count = () => number().integer().min(0).required();
const cents = count;
const optional = () => string().nullable().defined();

/** A profile's result of one distribution (specification §3, Accounting row). */
export const accountingRowReply = object({
  /** `<payment>_<accounting>`: rows of one payment are merged. What is carried over stands for itself. */
  accountingHash: string().required(),
  /** The day of payment. */
  date: string().required(),
  /** Gross. */
  paidAmountInCents: cents(),
  state: string().oneOf(accountingStates).required(),
  /** The distribution's name. */
  name: string().required(),
  /** Too little to be paid yet: it comes along with a later payment. */
  isCarriedOver: flag(),
  /** Why it failed: `noAccount`, or the bank's reason. */
  failure: optional(),
  /** It failed, and is paid with the next distribution: the account is another, or known to work. */
  comesAgain: flag(),
  paymentSummaryAvailable: flag(),
  paymentSummaryStatus: string().oneOf(summaryStates).nullable().defined(),
  /** Bytes of the statement that is ready. */
  paymentSummarySize: number().nullable().defined(),
  /** The bank account that it goes to; null without one. */
  accountHash: optional(),
});
export type AccountingRow = InferType<typeof accountingRowReply>;

/** Said beside the rows: the next day of payment that the society has announced. */
export const nextPaymentReply = object({ nextPaymentDate: optional() });

/** A payment that is still to come, on a day that the society has announced, to an account. */
export const plannedPaymentReply = object({
  /** The beginning of its accounting hashes. */
  payment: hash(),
  date: string().required(),
  grossInCents: cents(),
});
export type PlannedPayment = InferType<typeof plannedPaymentReply>;

/** Said beside them: how many payments have failed and wait until the account is put right. */
export const failedPaymentsReply = object({ failedPayments: count() });

/** What a profile's share of a work brought. */
export const accountingLineReply = object({
  isbn: string().required(),
  name: string().defined(),
  role: string().oneOf(billableRoles).required(),
  loans: count(),
  /** Of the library class, three decimals at most. */
  factor: number().required(),
  /** The part of the work, as 1/2. */
  numerator: count(),
  denominator: count(),
  amountInCents: cents(),
});
export type AccountingLine = InferType<typeof accountingLineReply>;

/** One distribution's part of a payment, with what it is made of. */
export const paymentPartReply = object({
  accountingHash: string().required(),
  name: string().required(),
  date: string().required(),
  amountInCents: cents(),
  /** What all works shared. */
  potInCents: cents(),
  /** Loans times factor of all works, in thousandths. */
  points: count(),
  years: array(count()).required(),
  groups: array(string().oneOf(libraryGroups).required()).required(),
  /** The largest first; their cents add up to the amount. */
  lines: array(accountingLineReply).required(),
});
export type PaymentPart = InferType<typeof paymentPartReply>;

/** Why a payment is as large as it is. The amounts of its parts add up to the gross; gross = withheld + net. */
export const paymentReasonReply = object({
  /** Of the payment, or of what is carried over: the beginning of the accounting hashes. */
  payment: hash(),
  date: string().required(),
  state: string().oneOf(accountingStates).required(),
  /** Before the distribution is approved the society alone sees it. */
  isApproved: flag(),
  isCarriedOver: flag(),
  failure: optional(),
  comesAgain: flag(),
  grossInCents: cents(),
  /** Percent; null for what is carried over. */
  taxRate: number().nullable().defined(),
  withheldInCents: cents(),
  netInCents: cents(),
  /** The account's last four characters; null without one. */
  accountEnd: optional(),
  parts: array(paymentPartReply).required(),
});
export type PaymentReason = InferType<typeof paymentReasonReply>;

/** How far a statement is that was asked for. */
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
      /** Of the payment, by which it has its reason too. */
      fileId: hash(),
      name: string().required(),
      /** The day of payment. */
      date: string().required(),
      amountInCents: cents(),
    }),
  ).required(),
});
export type BeneficiaryMonth = InferType<typeof beneficiaryMonthReply>;
