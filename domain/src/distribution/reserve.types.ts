import { type InferType, number, object, string } from 'yup';
import { accountingLineReply } from '../accounting/accounting.types.js';
import { flag, hash } from '../schema.js';
import { customerReply } from './distribution.types.js';
import { reserveReasons } from './eligibility.js';

const cents = () => number().integer().min(0).required();

/**
 * A part of a work that is not paid, in the form of a profile's share; without a name when its ISBN was not in the register.
 * Its amount = open + claimed + expired.
 */
export const reserveLineReply = accountingLineReply.shape({
  reason: string().oneOf(reserveReasons).required(),
  /** The holder of the share; `null` when no one has claimed it. */
  holder: customerReply.nullable().defined(),
  distribution: object({
    hash: hash(),
    name: string().required(),
    /** The payment date. */
    payDate: string().required(),
    /** `null` until it is paid. */
    claimableUntil: string().nullable().defined(),
  }),
  openInCents: cents(),
  /** Paid by approved late distributions. */
  claimedInCents: cents(),
  expiredInCents: cents(),
});
export type ReserveLine = InferType<typeof reserveLineReply>;

/** Returned with them: the sums of all lines found, in any state. */
export const reserveSumsReply = object({
  openInCents: cents(),
  claimedInCents: cents(),
  expiredInCents: cents(),
});
export type ReserveSums = InferType<typeof reserveSumsReply>;

/** The reserves of the distributions paid in a year. */
export const reserveYearReply = object({
  year: cents(),
  openInCents: cents(),
  claimedInCents: cents(),
  expiredInCents: cents(),
  /** The last day of the claim period; `null` while none of them is paid. */
  claimableUntil: string().nullable().defined(),
});
export type ReserveYear = InferType<typeof reserveYearReply>;

/** An ISBN that was not in the register when distributions were calculated. */
export const unregisteredIsbnReply = object({
  isbn: string().required(),
  /** The loans that distributions counted. */
  loans: cents(),
  /** What is left of it in the reserves of calculated, approved and paid distributions. */
  amountInCents: cents(),
  isExcluded: flag(),
  /** A work has been added to the register since. */
  isRegistered: flag(),
});
export type UnregisteredIsbn = InferType<typeof unregisteredIsbnReply>;
