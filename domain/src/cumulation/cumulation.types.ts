import { type InferType, number, object, string } from 'yup';
import { hash } from '../schema.js';
import { cumulationStates } from './cumulation.js';

const cents = () => number().integer().min(0).required();

/** What a customer has from approved distributions that no payment includes yet. */
export const cumulationReply = object({
  profileHash: hash(),
  profileName: string().defined(),
  /** The customer's number. */
  number: string().nullable().defined(),
  amountInCents: cents(),
  /** The payment date of its oldest distribution. */
  since: string().required(),
  state: string().oneOf(cumulationStates).required(),
});
export type Cumulation = InferType<typeof cumulationReply>;

/** Returned with them: the sum of all that are found, on any page. */
export const cumulationTotalReply = object({ totalInCents: cents() });
