import { type InferType, object, string } from 'yup';
import { profileReply } from '../profile/profile.types.js';
import { flag, hash } from '../schema.js';

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
  profile: profileReply,
  /** 1 when the password no longer meets the rule or came from an invitation: /password comes first. */
  shouldUpdatePassword: flag(),
  /** `strong`: from strong authentication alone; only the password can be changed. */
  sessionKind: string()
    .oneOf(['password', 'strong'] as const)
    .required(),
  /** When the session ends if nothing more is done, ISO 8601. */
  sessionExpires: text(),
});
/** Who is logged in and for which profile the session acts. */
export type Me = InferType<typeof meReply>;

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
