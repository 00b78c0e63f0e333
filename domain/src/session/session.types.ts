import { array, type InferType, object, string } from 'yup';
import { rightNames } from '../access/rights.js';
import { profileReply, profileSummaryReply } from '../profile/profile.types.js';
import { flag, hash } from '../schema.js';
import { secondFactorStates } from './second-factor-states.js';

const text = () => string().defined();
const optional = () => string().nullable().defined();

export const userReply = object({
  hash: hash(),
  username: text(),
  email: optional(),
  defaultProfileHash: hash(),
  /** 1 when strong authentication can prove the user’s identity, which a login of an organisation may not have. */
  hasIdentityCode: flag(),
  /** Version date of the current terms when they are accepted, otherwise null. */
  disclaimerAccepted: optional(),
});
/** A login. */
export type User = InferType<typeof userReply>;

export const meReply = object({
  user: userReply,
  /** `null` in a session of strong authentication alone, where setting a password does not need it. */
  profile: profileReply.nullable().defined().default(undefined),
  /** All profiles of the account; empty while its password has to be set first. */
  profiles: array(profileSummaryReply).required(),
  /** Rights of staff; empty for all others. */
  rights: array(string().oneOf(rightNames).required()).required(),
  /** State of the second factor of staff. */
  secondFactor: string().oneOf(secondFactorStates).required(),
  /** 1 when the password no longer meets the rule or came from an invitation, so it has to be changed first. */
  shouldUpdatePassword: flag(),
  /** `strong` for a session of strong authentication alone, in which only the password can be changed. */
  sessionKind: string()
    .oneOf(['password', 'strong'] as const)
    .required(),
  /** When the user last proved their identity in this session, ISO 8601; see `isProofFresh`. */
  provedAt: text(),
  /** When the session expires without activity, ISO 8601. */
  sessionExpires: text(),
  /** When it expires regardless of activity, ISO 8601. */
  sessionEnds: text(),
});
/** The user, and the profile that the session acts for. */
export type Me = InferType<typeof meReply>;

export const loggedInReply = meReply.shape({ profile: profileReply });
/** The same after a login with a password. */
export type LoggedIn = InferType<typeof loggedInReply>;

export const registrationReply = object({
  status: string()
    .oneOf(['open', 'user_already_registered'] as const)
    .required(),
  /** Where to go when the person already has an account. */
  url: optional(),
  given_name: optional(),
  family_name: optional(),
  birthdate: optional(),
  personal_identity_code: optional(),
  name: optional(),
  username: optional(),
});
/** The person who registers, from strong authentication. */
export type RegistrationInfo = InferType<typeof registrationReply>;
