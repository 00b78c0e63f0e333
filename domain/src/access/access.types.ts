import { type InferType, object, string } from 'yup';
import { flag, hash } from '../schema.js';
import { accessKinds } from './access-kinds.js';

const text = () => string().defined();
const optional = () => string().nullable().defined();

export const accessReply = object({
  userHash: hash(),
  /** The name of the account's own profile. */
  name: text(),
  /** `null` unless the caller is staff. */
  username: optional(),
  kind: string().oneOf(accessKinds).required(),
  /** ISO 8601, as all times. */
  validFrom: text(),
  /** `null` until further notice. */
  validTo: optional(),
  /** 1 when the society granted it, 0 when it came with the account. */
  isGivenBySociety: flag(),
  /** 1 for the caller. */
  isSelf: flag(),
  /** 1 when the caller may end it. */
  canEnd: flag(),
});
/** An account that may act for a profile. */
export type ProfileAccess = InferType<typeof accessReply>;
