import { array, type InferType, object, string } from 'yup';
import { loggedInReply } from '../session/session.types.js';

export const enrolmentReply = object({
  /** For the app's QR code: `otpauth://totp/…`. */
  uri: string().required(),
  /** The secret for typing, in base32. */
  secret: string().required(),
});
/** What an app needs to generate codes. It is shown once. */
export type Enrolment = InferType<typeof enrolmentReply>;

export const raisedReply = loggedInReply.shape({
  /** Recovery codes of a newly enrolled second factor, shown once; otherwise empty. */
  recoveryCodes: array(string().required()).required(),
});
/** The session after the second factor was verified. */
export type Raised = InferType<typeof raisedReply>;

export const recoveryCodesReply = object({
  recoveryCodes: array(string().required()).required(),
});
/** The new recovery codes, shown once. */
export type NewRecoveryCodes = InferType<typeof recoveryCodesReply>;
