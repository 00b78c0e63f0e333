import { array, type InferType, number, object, string } from 'yup';
import { deductionReply } from '../accounting-settings/accounting-settings.types.js';
import { compensationTypes } from '../contract/contract.js';
import { fundingReply } from '../invoice/invoice.types.js';
import { libraryGroups } from '../loan/library-groups.js';
import { flag, hash } from '../schema.js';
import {
  distributionEventKinds,
  distributionKinds,
  distributionStates,
  failedStates,
  resultKinds,
} from './distribution-states.js';
import { readinessKinds } from './eligibility.js';

const count = () => number().integer().min(0).required();
const cents = count;
const day = () => string().required();

/** A library class and its factor, with at most three decimals. */
export const classFactorReply = object({ code: string().required(), factor: number().required() });

/**
 * The result of a calculation. All amounts in cents: pot = deducted + gross + reserve, and a late distribution's gross is
 * what it takes from the reserves of main ones.
 */
export const calculationReply = object({
  /** Id of this calculation, which an approval has to name. */
  hash: hash(),
  finished: string().required(),
  /** Works with loans that count. */
  works: count(),
  /** Loans times factor of all works, in thousandths. */
  points: count(),
  /** What all deductions take together. */
  deducted: cents(),
  /** What profiles receive from this pot, carried over or paid. */
  gross: cents(),
  /** What is not paid: unclaimed shares, and those of holders who are not eligible. */
  reserve: cents(),
  /** The part of the reserve whose ISBNs are not in the register. */
  unregistered: cents(),
  /** Of the reserve: what approved late distributions took, and what has expired. */
  claimed: cents(),
  expired: cents(),
  /** The part of the gross that is below the minimum payment. */
  carriedOver: cents(),
  /** Carried over from earlier distributions and paid with this one. */
  carriedIn: cents(),
  profiles: count(),
  payments: count(),
  /** For all payments: gross (with what was carried in) = withheld + net. */
  paymentsGross: cents(),
  withheld: cents(),
  net: cents(),
  /** Payments without an account. */
  withoutAccount: count(),
  /** Number and net sum of the payments in the file for the bank. */
  transfers: count(),
  toBank: cents(),
  /** Number and net sum of the payments to accounts outside SEPA, which staff make by hand. */
  manual: count(),
  byHand: cents(),
  failed: count(),
});
export type Calculation = InferType<typeof calculationReply>;

/** A year's loans in a group of libraries. */
const periodReply = object({ year: count(), group: string().oneOf(libraryGroups).required() });

export const distributionReply = object({
  hash: hash(),
  kind: string().oneOf(distributionKinds).required(),
  name: string().required(),
  /** The payment date. */
  payDate: day(),
  /** The code of the compensation that is paid; `null` in a late distribution, which pays those of main ones. */
  source: string().oneOf(compensationTypes).nullable().defined(),
  /** At the end of this day the contracts of the holders count. */
  recordDay: day(),
  /** Whether authors see the date. */
  announced: flag(),
  /** 0 in a late distribution, which also counts no years, groups, factors and deductions. */
  potInCents: cents(),
  minimumInCents: cents(),
  /** Until this day its reserve can be claimed; `null` until it is paid, and in a late distribution. */
  claimableUntil: string().nullable().defined(),
  state: string().oneOf(distributionStates).required(),
  /** A calculation was requested and has not ended. */
  isCalculating: flag(),
  years: array(count()).required(),
  groups: array(string().oneOf(libraryGroups).required()).required(),
  /** Those without loans; once approved, those without loans at the time of the calculation. */
  missing: array(periodReply).required(),
  /** Loans have been imported since the calculation. */
  isStale: flag(),
  /** While it is open: approved and paid ones of the same compensation that count some of the same loans. */
  alsoCountedBy: array(object({ hash: hash(), name: string().required() })).required(),
  /** The present version of the file for the bank has been downloaded. */
  isExported: flag(),
  /** The bank rejected the file of the approved distribution, and no other has been downloaded since. */
  isRejected: flag(),
  /**
   * Another person has to take the next step: to approve the calculation that the caller requested, or to reopen the
   * distribution whose rejection the caller imported.
   */
  needsSecondPerson: flag(),
  /** The same person requested the calculation and approved it, as this installation allows. */
  isApprovedByOne: flag(),
  factors: array(classFactorReply).required(),
  deductions: array(deductionReply).required(),
  unregisteredPrefixes: array(string().required()).required(),
  /** The invoices whose money it allocates; empty when its pot is not invoiced. */
  invoices: array(fundingReply).required(),
  /** What a late one pays of the reserve of each main distribution; empty for a main one. */
  reserves: array(object({ hash: hash(), name: string().required(), cents: cents() })).required(),
  /**
   * Whether what is left of the reserve can expire: the claim period is over, and a late distribution has paid those who were
   * eligible on its last day.
   */
  canExpire: flag(),
  /** After the claim period: a late distribution that has not been approved yet, which prevents the expiry. */
  openLate: hash().nullable().defined(),
  /** `null` in a draft. */
  result: calculationReply.nullable().defined(),
});
export type Distribution = InferType<typeof distributionReply>;

/** The changed fields; of the factors, those that differ. */
const decidedReply = object({
  name: string(),
  payDate: string(),
  source: string().oneOf(compensationTypes).nullable(),
  recordDay: string(),
  announced: flag().optional(),
  potInCents: cents().optional(),
  minimumInCents: cents().optional(),
  /** The tax of all payments, calculated again for another year. */
  withheldInCents: cents().optional(),
  years: array(count()),
  groups: array(string().oneOf(libraryGroups).required()),
  factors: array(classFactorReply),
  deductions: array(deductionReply),
  unregisteredPrefixes: array(string().required()),
})
  .optional()
  .default(undefined);

/** Details of an event, by its kind. */
const distributionFactsReply = object({
  /** Payments that were approved and are in the file for the bank, that the bank returned, or that are paid again. */
  payments: count().optional(),
  /** The amount that was calculated for profiles, or approved for payments. */
  grossInCents: cents().optional(),
  reserveInCents: cents().optional(),
  /** Payments. */
  paid: count().optional(),
  failed: count().optional(),
  /** The amount of the payments to the bank or returned by it, including those paid again, of its invoices, or that expired. */
  cents: cents().optional(),
  /** The bank's code for why it rejected the file. */
  reason: string().optional(),
  /** How the society uses what has expired. */
  note: string().optional(),
  /** Missing loans that staff chose to ignore. */
  missing: array(periodReply).optional().default(undefined),
  /** The changes, before and after. */
  before: decidedReply,
  after: decidedReply,
});
export type DistributionFacts = InferType<typeof distributionFactsReply>;

/** Events, newest first. */
export const distributionEventReply = object({
  at: string().required(),
  kind: string().oneOf(distributionEventKinds).required(),
  /** `null` when the server itself did it. */
  by: string().nullable().defined(),
  /** An approval by the person who requested the calculation, as this installation allows. */
  isByOnePerson: flag(),
  facts: distributionFactsReply,
});
export type DistributionEvent = InferType<typeof distributionEventReply>;

/** What happens to a failed payment. */
const failedReply = object({
  state: string().oneOf(failedStates).required(),
  /** Whether the profile now has a valid account. */
  isPayable: flag(),
});

/** The result of a distribution for a profile. */
export const distributionResultReply = object({
  /** Hash of the payment, or of the accounting that is carried over. */
  hash: hash(),
  kind: string().oneOf(resultKinds).required(),
  profileHash: hash(),
  profileName: string().defined(),
  grossInCents: cents(),
  /** Percent; `null` for an amount that is carried over. */
  taxRate: number().nullable().defined(),
  withheldInCents: cents(),
  netInCents: cents(),
  hasAccount: flag(),
  /** `noAccount`, or the bank's reason. */
  failure: string().nullable().defined(),
  /** `null` unless it failed. */
  failed: failedReply.nullable().defined(),
  /** The carried-over amount is paid with another distribution. */
  isMoved: flag(),
});
export type DistributionResult = InferType<typeof distributionResultReply>;

/** A payment that staff make by hand. */
export const manualPaymentReply = object({
  /** Hash of the payment, the reference by which the bank may return it. */
  hash: hash(),
  payeeName: string().defined(),
  iban: string().required(),
  bic: string().nullable().defined(),
  netInCents: cents(),
});
export type ManualPayment = InferType<typeof manualPaymentReply>;

/** A customer in a list of a distribution. */
export const customerReply = object({
  profileHash: hash(),
  profileName: string().defined(),
  /** The customer's number. */
  number: string().nullable().defined(),
});

/** One kind of customers to check before a distribution. */
export const readinessReply = object({
  kind: string().oneOf(readinessKinds).required(),
  /** How many; never zero. */
  total: count(),
  /** Their amounts in the calculation; `null` before it. */
  amountInCents: number().integer().nullable().defined(),
});
export type Readiness = InferType<typeof readinessReply>;

/** A customer to check before a distribution. */
export const readinessCustomerReply = customerReply.shape({
  /** `null` before the calculation. */
  amountInCents: number().integer().nullable().defined(),
});
export type ReadinessCustomer = InferType<typeof readinessCustomerReply>;
