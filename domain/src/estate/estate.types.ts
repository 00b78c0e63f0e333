import { array, type InferType, number, object, string } from 'yup';
import { flag } from '../schema.js';

const count = () => number().integer().min(0).required();

export const heirsReply = object({
  /** In the order of the list. */
  heirs: array(
    object({
      name: string().required(),
      /** Of an heir who is a customer. */
      profileHash: string().nullable().defined(),
      extPartyCode: string().defined(),
      /** `1/3`; empty when it is not known. */
      part: string().defined(),
      isContact: flag(),
      note: string().defined(),
      /** 1 when a login whose own profile is the heir’s may use the estate’s. */
      hasAccess: flag(),
    }).required(),
  ).required(),
});
/** The heirs of an estate. */
export type Heirs = InferType<typeof heirsReply>;
export type Heir = Heirs['heirs'][number];

export const estatePlanReply = object({
  authorNames: count(),
  /** Works in which the author has a share or another role. */
  works: count(),
  /** Deals that the author answers suggestions about. */
  deals: count(),
  /** Suggestions by the author that await an answer. */
  suggestions: count(),
  /** Contracts that were in force at the death. */
  contracts: count(),
  /** What is reserved in the author’s name and can still be claimed. */
  reservedInCents: count(),
  /** What is carried over, planned or on failed payments. */
  unpaidInCents: count(),
});
/** What an estate would take over. */
export type EstatePlan = InferType<typeof estatePlanReply>;
