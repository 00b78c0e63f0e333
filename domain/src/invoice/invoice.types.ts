import { array, type InferType, number, object, string } from 'yup';
import { compensationTypes } from '../contract/contract.js';
import { flag, hash, language } from '../schema.js';
import { invoiceStates } from './invoice-states.js';

/** Negative in a credit note. */
const cents = () => number().integer().required();
const optional = () => string().nullable().defined();

/** What is shown of an invoice where another record names it. */
const namedInvoice = { hash: hash(), number: number().integer().nullable().defined() };

/** An invoice in a list. */
export const invoiceSummaryReply = object({
  ...namedInvoice,
  state: string().oneOf(invoiceStates).required(),
  isCreditNote: flag(),
  payerName: string().required(),
  due: string().required(),
  netInCents: cents(),
  totalInCents: cents(),
  /** The part of the net that no distribution uses. */
  remainingInCents: cents(),
});
export type InvoiceSummary = InferType<typeof invoiceSummaryReply>;

export const invoiceReply = invoiceSummaryReply.shape({
  businessId: string().defined(),
  address: string().required(),
  language: language(),
  source: string().oneOf(compensationTypes).required(),
  /** `null` in a draft, as the reference. */
  issued: optional(),
  reference: optional(),
  paidOn: optional(),
  vatInCents: cents(),
  lines: array(
    object({ text: string().required(), cents: cents(), vatHundredths: cents() }).required(),
  ).required(),
  /** The invoice that this one credits. */
  credits: object(namedInvoice).nullable().defined().default(undefined),
  /** The credit note of this invoice. */
  creditedBy: object(namedInvoice).nullable().defined().default(undefined),
  /** The distributions that use its net, and how much each does. */
  funds: array(object({ hash: hash(), name: string().required(), cents: cents() })).required(),
  isPdfReady: flag(),
  /** Whether making the PDF has ended without one, so that it has to be requested again. */
  isPdfFailed: flag(),
});
export type Invoice = InferType<typeof invoiceReply>;

/** An invoice that funds a distribution. */
export const fundingReply = object({
  ...namedInvoice,
  state: string().oneOf(invoiceStates).required(),
  payerName: string().required(),
  /** What the distribution uses of its net. */
  cents: cents(),
});
export type Funding = InferType<typeof fundingReply>;
