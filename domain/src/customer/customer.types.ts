import { type InferType, string } from 'yup';
import { profileSummaryReply } from '../profile/profile.types.js';

/** A customer found by staff. */
export const foundProfileReply = profileSummaryReply.omit(['isCurrent']).shape({
  /** `null` for an organisation. */
  firstName: string().nullable().defined(),
  /** Last name, or the name of an organisation. */
  lastName: string().defined(),
});
export type FoundProfile = InferType<typeof foundProfileReply>;
