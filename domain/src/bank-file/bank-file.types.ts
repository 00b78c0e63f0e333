import { array, type InferType, number, object, string } from 'yup';
import { flag, hash } from '../schema.js';
import { rejectionEffects } from './bank-file.js';

const count = () => number().integer().min(0).required();
const cents = count;

/** An entry of a bank file: a line of a CSV file or a transaction of an XML file, from 1. */
const entryFields = {
  number: count(),
  /** The payment's id as the file has it. */
  reference: string().defined(),
};

/** An entry with another amount than its payment or invoice has, or in another currency. */
const wrongAmountReply = object({
  ...entryFields,
  /** The payee, or the payer of the invoice. */
  name: string().defined(),
  /** The amount that was to be paid. */
  amountInCents: cents(),
});
export type WrongAmount = InferType<typeof wrongAmountReply>;

/** The report that the bank rejected a whole payment file. */
const rejectionReply = object({
  /** The payment file's message id. */
  messageId: string().defined(),
  effect: string().oneOf(rejectionEffects).required(),
  /** `null` when the file is not ours. */
  distributionName: string().nullable().defined(),
  /** The bank's code, as AC04. */
  reason: string().required(),
});
export type Rejection = InferType<typeof rejectionReply>;

const reportFields = {
  /** The number of entries whose payment had already failed, or whose invoice was paid. */
  known: count(),
  /** Entries that name no payment that was paid. */
  unknown: array(object(entryFields).required()).required(),
  wrongAmounts: array(wrongAmountReply.required()).required(),
  /** Numbers of entries that cannot be read. */
  unreadable: array(count()).required(),
  /** The number of other entries. */
  other: count(),
  /** `null` when the bank rejected no whole file. */
  rejection: rejectionReply.nullable().defined(),
};

/** A payment in a bank file that has not failed yet. */
const failingPaymentReply = object({
  hash: hash(),
  payeeName: string().defined(),
  /** The amount that the bank was to pay. */
  netInCents: cents(),
  distributionName: string().required(),
  payDate: string().required(),
  /** The bank's code, as AC04. */
  reason: string().required(),
});
export type FailingPayment = InferType<typeof failingPaymentReply>;

/** A sent invoice that a bank file reports as paid. */
const paidInvoiceReply = object({
  hash: hash(),
  number: count(),
  payerName: string().required(),
  totalInCents: cents(),
  /** The day on which the payment was booked. */
  paidOn: string().required(),
});
export type PaidInvoice = InferType<typeof paidInvoiceReply>;

/** The preview of a bank file. */
export const bankFilePreviewReply = object({
  /** Identifies the previewed content; importing the file has to send it. */
  seen: string().required(),
  /** The payments that would fail, in the order of the file. */
  failing: array(failingPaymentReply.required()).required(),
  /** The invoices that would be paid. */
  invoices: array(paidInvoiceReply.required()).required(),
  ...reportFields,
});
export type BankFilePreview = InferType<typeof bankFilePreviewReply>;

/** The result of importing a bank file. */
export const bankFileReply = object({ failed: count(), paidInvoices: count(), ...reportFields });
export type BankFileReport = InferType<typeof bankFileReply>;

/** A failed payment that waits. */
const bouncedPaymentReply = object({
  hash: hash(),
  /** `noAccount`, or the bank's code. */
  reason: string().required(),
  netInCents: cents(),
  payDate: string().required(),
});

/** A customer with failed payments that are neither replaced nor coming again. */
export const bouncedProfileReply = object({
  profileHash: hash(),
  profileName: string().defined(),
  /** The customer's number. */
  number: string().nullable().defined(),
  netInCents: cents(),
  /** The payment date of the oldest of them. */
  since: string().required(),
  /** Whether the customer now has an account that the payments may be repeated to. */
  isPayable: flag(),
  /** The customer is neither closed nor deceased. */
  isReachable: flag(),
  /** The oldest first. */
  payments: array(bouncedPaymentReply.required()).required(),
});
export type BouncedProfile = InferType<typeof bouncedProfileReply>;
