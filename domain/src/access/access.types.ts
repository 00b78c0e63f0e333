import { type InferType, object, string } from 'yup';
import { flag, hash } from '../schema.js';
import { accessKinds } from './access-kinds.js';

const text = () => string().defined();
const optional = () => string().nullable().defined();

export const accessReply = object({
  userHash: hash(),
  /** What the account's own profile is called. */
  name: text(),
  /** Told to staff alone. */
  username: optional(),
  kind: string().oneOf(accessKinds).required(),
  /** ISO 8601, as all times. */
  validFrom: text(),
  /** Null until further notice. */
  validTo: optional(),
  /** 1 when the society gave it; otherwise it came with the account. */
  isGivenBySociety: flag(),
  /** 1 for who asks. */
  isSelf: flag(),
  /** 1 when who asks may end it. */
  canEnd: flag(),
});
/** Somebody who may act for a profile. */
export type ProfileAccess = InferType<typeof accessReply>;
