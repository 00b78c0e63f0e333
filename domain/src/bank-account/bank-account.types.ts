import { type InferType, object, string } from 'yup';
import { flag, hash } from '../schema.js';

/** A bank account to which nothing is paid until another person confirms it. */
export const unconfirmedAccountReply = object({
  hash: hash(),
  profileHash: hash(),
  profileName: string().defined(),
  /** The customer's number. */
  number: string().nullable().defined(),
  iban: string().required(),
  swift: string().nullable().defined(),
  /** When it was set, ISO 8601. */
  setAt: string().required(),
  /** Who set it: a member of staff, or the user of a login that staff may control. */
  setBy: string().defined(),
  /** Whether the caller may confirm it: someone else set it, by a login that the caller cannot control, and the profile is not the caller's. */
  mayConfirm: flag(),
});
export type UnconfirmedAccount = InferType<typeof unconfirmedAccountReply>;
