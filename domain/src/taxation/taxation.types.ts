import { type InferType, number, object, string } from 'yup';
import { hash } from '../schema.js';
import { proposalKinds, proposalStatuses } from './proposal.js';
import { taxTypes } from './tax-types.js';
import { payeeKinds } from './withholding.js';

const optional = () => string().nullable().defined();
const percent = () => number().nullable().defined();
const year = () => number().integer().nullable().defined();
const type = () => string().oneOf(taxTypes).nullable().defined();

/** A customer's taxation; fields without data are `null`. Rates are percents. */
export const taxationReply = object({
  /** Of this year, or else of the last year before with tax data. */
  taxType: type(),
  taxRate: percent(),
  taxYear: year(),
  /** Percent for this kind of payee and residence; withheld without data of this year or the last. */
  defaultRate: number().required(),
  payeeKind: string().oneOf(payeeKinds).required(),
  /** The country code of the tax residence. */
  taxResidence: string().required(),
  /** Those of next year; `null` until they are known. */
  next: object({ taxType: type(), taxRate: percent(), taxYear: year() }).nullable().defined(),
  /** When tax data of any year were last set; `null` if never. */
  taxDataDate: optional(),
  /** The newest proposal; `null` for none. */
  proposal: hash().nullable().defined(),
  /** State of the newest proposal; `null` for none. */
  proposalStatus: string().oneOf(proposalStatuses).nullable().defined(),
  proposalCreationDate: optional(),
  /** When it was accepted, declined or cancelled. */
  proposalStatusUpdateDate: optional(),
  /** `null` when a tax card was sent. */
  proposedTaxRate: percent(),
  /** Why it was declined. */
  proposalReason: optional(),
  /** Address of the tax card; `null` for none. */
  taxCardPath: optional(),
});
export type Taxation = InferType<typeof taxationReply>;

export const taxationEventKinds = [
  'proposed',
  'cardSent',
  'cancelled',
  'accepted',
  'declined',
  'set',
  'fetched',
] as const;
export type TaxationEventKind = (typeof taxationEventKinds)[number];

/** A change, with the taxation as it was after it. */
export const taxationEventReply = object({
  at: string().required(),
  kind: string().oneOf(taxationEventKinds).required(),
  /** Whether the customer, the society or the yearly fetch did it. */
  by: string()
    .oneOf(['customer', 'society', 'fetch'] as const)
    .required(),
  taxType: type(),
  taxRate: percent(),
  taxYear: year(),
  proposedTaxRate: percent(),
});
export type TaxationEvent = InferType<typeof taxationEventReply>;

/** A pending proposal in the queue. */
export const queuedProposalReply = object({
  proposal: hash(),
  kind: string().oneOf(proposalKinds).required(),
  created: string().required(),
  proposedTaxRate: percent(),
  profileHash: hash(),
  profileName: string().defined(),
});
export type QueuedProposal = InferType<typeof queuedProposalReply>;

/** A pending proposal with the customer's present tax data. */
export const openProposalReply = queuedProposalReply.shape({
  taxType: type(),
  taxRate: percent(),
  taxYear: year(),
});
export type OpenProposal = InferType<typeof openProposalReply>;
