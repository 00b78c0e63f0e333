import { array, type InferType, object, string } from 'yup';
import { loggedInReply } from '../session/session.types.js';

export const enrolmentReply = object({
  /** For the app, as a picture: `otpauth://totp/…`. */
  uri: string().required(),
  /** The same for typing, in base32. */
  secret: string().required(),
});
/** What an app needs to make codes. It is shown once. */
export type Enrolment = InferType<typeof enrolmentReply>;

export const raisedReply = loggedInReply.shape({
  /** Of the second factor that was just taken into use, shown once; otherwise empty. */
  recoveryCodes: array(string().required()).required(),
});
/** Who has given the second factor. */
export type Raised = InferType<typeof raisedReply>;

export const recoveryCodesReply = object({
  recoveryCodes: array(string().required()).required(),
});
/** The codes for recovery in place of those of before, shown once. */
export type NewRecoveryCodes = InferType<typeof recoveryCodesReply>;
