import { array, type InferType, object, string } from 'yup';
import { rightNames } from '../access/rights.js';
import { profileReply } from '../profile/profile.types.js';
import { flag, hash } from '../schema.js';
import { secondFactorStates } from './second-factor-states.js';

const text = () => string().defined();
const optional = () => string().nullable().defined();

export const userReply = object({
  hash: hash(),
  username: text(),
  email: optional(),
  defaultProfileHash: hash(),
  /** Version date of the current terms when they are accepted, otherwise null. */
  disclaimerAccepted: optional(),
});
/** A login. */
export type User = InferType<typeof userReply>;

export const meReply = object({
  user: userReply,
  /** Null in a session of strong authentication alone: setting a password needs nothing of it. */
  profile: profileReply.nullable().defined().default(undefined),
  /** What the society's own people may do; empty for everybody else. */
  rights: array(string().oneOf(rightNames).required()).required(),
  /** How the session stands to the second factor of the society's own people. */
  secondFactor: string().oneOf(secondFactorStates).required(),
  /** 1 when the password no longer meets the rule or came from an invitation: /password comes first. */
  shouldUpdatePassword: flag(),
  /** `strong`: from strong authentication alone; only the password can be changed. */
  sessionKind: string()
    .oneOf(['password', 'strong'] as const)
    .required(),
  /** When the session ends if nothing more is done, ISO 8601. */
  sessionExpires: text(),
  /** When it ends in any case, ISO 8601. */
  sessionEnds: text(),
});
/** Who is here, and for which profile the session acts. */
export type Me = InferType<typeof meReply>;

export const loggedInReply = meReply.shape({ profile: profileReply });
/** The same of somebody who has given a password. */
export type LoggedIn = InferType<typeof loggedInReply>;

export const registrationReply = object({
  status: string()
    .oneOf(['open', 'user_already_registered'] as const)
    .required(),
  /** Where to go when the person has an account already. */
  url: optional(),
  given_name: optional(),
  family_name: optional(),
  birthdate: optional(),
  personal_identity_code: optional(),
  name: optional(),
  username: optional(),
});
/** What strong authentication told of the person who registers. */
export type RegistrationInfo = InferType<typeof registrationReply>;
