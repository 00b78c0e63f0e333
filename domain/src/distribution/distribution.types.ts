import { array, type InferType, number, object, string } from 'yup';
import { type AccountingLine, accountingLineReply } from '../accounting/accounting.types.js';
import { libraryGroups } from '../loan/library-groups.js';
import { flag, hash } from '../schema.js';
import {
  distributionEventKinds,
  distributionStates,
  failedStates,
  resultKinds,
} from './distribution-states.js';

const count = () => number().integer().min(0).required();
const cents = count;
const day = () => string().required();

/** A library class and its factor, with at most three decimals. */
export const classFactorReply = object({ code: string().required(), factor: number().required() });

/** What a calculation came to. All amounts in cents; pot = gross + reserve. */
export const calculationReply = object({
  /** Names this calculation: who approves says which one was looked at. */
  hash: hash(),
  finished: string().required(),
  /** Works with loans that count. */
  works: count(),
  /** Loans times factor of all of them, in thousandths. */
  points: count(),
  /** What profiles get of this pot, carried over or paid. */
  gross: cents(),
  /** What nobody has claimed. */
  reserve: cents(),
  /** Of the gross, what stays below the minimum payment. */
  carriedOver: cents(),
  /** From earlier distributions, paid along with this one. */
  carriedIn: cents(),
  profiles: count(),
  payments: count(),
  /** Of all payments: gross (with what was carried in) = withheld + net. */
  paymentsGross: cents(),
  withheld: cents(),
  net: cents(),
  /** Payments without an account that can be paid to. */
  withoutAccount: count(),
  /** Payments in the file for the bank, and their sum: those of the net that have an account. */
  transfers: count(),
  toBank: cents(),
  failed: count(),
});
export type Calculation = InferType<typeof calculationReply>;

/** A year's loans in a group of libraries. */
const periodReply = object({ year: count(), group: string().oneOf(libraryGroups).required() });

export const distributionReply = object({
  hash: hash(),
  name: string().required(),
  /** The day of payment. */
  payDate: day(),
  /** Whether authors are shown the day. */
  announced: flag(),
  potInCents: cents(),
  minimumInCents: cents(),
  state: string().oneOf(distributionStates).required(),
  /** A calculation has been asked for and has not ended. */
  isCalculating: flag(),
  years: array(count()).required(),
  groups: array(string().oneOf(libraryGroups).required()).required(),
  /** Which of them there are no loans of; once it is approved, of which there were none when it was calculated. */
  missing: array(periodReply).required(),
  /** Loans have been imported anew since it was calculated. */
  isOutdated: flag(),
  /** The file for the bank, as it would be now, has been downloaded. */
  isExported: flag(),
  factors: array(classFactorReply).required(),
  /** Null in a draft. */
  result: calculationReply.nullable().defined(),
});
export type Distribution = InferType<typeof distributionReply>;

/** Of what staff decide, what was changed; of the factors those that are others. */
const decidedReply = object({
  name: string(),
  payDate: string(),
  announced: flag().optional(),
  potInCents: cents().optional(),
  minimumInCents: cents().optional(),
  years: array(count()),
  groups: array(string().oneOf(libraryGroups).required()),
  factors: array(classFactorReply),
})
  .optional()
  .default(undefined);

/** What goes with an event, by its kind. */
const distributionFactsReply = object({
  /** Approved and in the file for the bank; those that the bank gave back, or is asked for once more. */
  payments: count().optional(),
  /** What was calculated for profiles, or approved for payments. */
  grossInCents: cents().optional(),
  reserveInCents: cents().optional(),
  /** Payments. */
  paid: count().optional(),
  failed: count().optional(),
  /** What the bank is asked for, or gave back: also of what is paid once more. */
  cents: cents().optional(),
  /** Loans that the calculation was asked to do without. */
  missing: array(periodReply).optional().default(undefined),
  /** What was changed, as it was and as it is. */
  before: decidedReply,
  after: decidedReply,
});
export type DistributionFacts = InferType<typeof distributionFactsReply>;

/** What was done, the newest first. */
export const distributionEventReply = object({
  at: string().required(),
  kind: string().oneOf(distributionEventKinds).required(),
  /** Null for the server's own. */
  by: string().nullable().defined(),
  facts: distributionFactsReply,
});
export type DistributionEvent = InferType<typeof distributionEventReply>;

/** What becomes of a payment that failed. */
const failedReply = object({
  state: string().oneOf(failedStates).required(),
  /** Whether the profile has an account by now that can be paid to. */
  isPayable: flag(),
});

/** What a profile gets from a distribution. */
export const distributionResultReply = object({
  /** Of the payment, or of the accounting that is carried over. */
  hash: hash(),
  kind: string().oneOf(resultKinds).required(),
  profileHash: hash(),
  profileName: string().defined(),
  grossInCents: cents(),
  /** Percent; null for what is carried over. */
  taxRate: number().nullable().defined(),
  withheldInCents: cents(),
  netInCents: cents(),
  hasAccount: flag(),
  /** `noAccount`, or the bank's reason. */
  failure: string().nullable().defined(),
  /** Null unless it failed. */
  failed: failedReply.nullable().defined(),
  /** What was carried over comes along with the payment of another distribution by now. */
  isMoved: flag(),
});
export type DistributionResult = InferType<typeof distributionResultReply>;

/** A part of a work that nobody has claimed, told as a profile's share is. */
export const reserveLineReply = accountingLineReply;
export type ReserveLine = AccountingLine;

const returnedLines = {
  /** Lines whose payment had failed already. */
  known: count(),
  /** Numbers of lines that are no payment of ours that has been paid. */
  unknown: array(count()).required(),
  /** Numbers of lines that cannot be read. */
  wrong: array(count()).required(),
};

/** A payment that a file of returned payments names, and that has not failed yet. */
const returnedPaymentReply = object({
  hash: hash(),
  payeeName: string().defined(),
  /** What the bank had been asked to pay. */
  netInCents: cents(),
  distributionName: string().required(),
  payDate: day(),
  /** The bank's code, as AC04. */
  reason: string().required(),
});
export type ReturnedPayment = InferType<typeof returnedPaymentReply>;

/** What a file of returned payments would do. */
export const returnsPreviewReply = object({
  /** Names the payments that were seen: who takes the file over says which. */
  seen: string().required(),
  /** Those that would fail, in the order of the file. */
  failing: array(returnedPaymentReply).required(),
  ...returnedLines,
});
export type ReturnsPreview = InferType<typeof returnsPreviewReply>;

/** What became of a file of returned payments. */
export const returnsReply = object({ failed: count(), ...returnedLines });
export type Returns = InferType<typeof returnsReply>;
