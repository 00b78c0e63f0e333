import { type InferType, object, string } from 'yup';
import { accessKinds } from '../access/access-kinds.js';
import { flag, hash } from '../schema.js';

const text = () => string().defined();
const optional = () => string().nullable().defined();

export const accountReply = object({
  hash: hash(),
  username: text(),
  email: optional(),
  profileHash: hash(),
  profileName: text(),
  /** ISO 8601, as all times. */
  created: text(),
  /** When the account was closed; null while it is open. */
  closed: optional(),
  /** 1 for staff. */
  isStaff: flag(),
  /** 1 when a second factor is in use. */
  hasSecondFactor: flag(),
  /** Until when attempts to log in are refused; `null` when they are not. */
  lockedUntil: optional(),
});
/** An account as staff see it. */
export type Account = InferType<typeof accountReply>;

export const profileAccountReply = accountReply.shape({
  /** The right by which it has access now; `null` when it has none. */
  access: string().oneOf(accessKinds).nullable().defined(),
});
/** An account that has access to a profile, or whose own profile it is. */
export type ProfileAccount = InferType<typeof profileAccountReply>;

export const lockedAccountReply = object({
  hash: hash(),
  username: text(),
  profileHash: hash(),
  profileName: text(),
  /** Since when attempts have been refused, and until when. */
  lockedAt: text(),
  lockedUntil: text(),
});
/** An account that is locked after too many attempts. */
export type LockedAccount = InferType<typeof lockedAccountReply>;
