import { array, string } from 'yup';
import { code, hash, multilineText, requiredText, shape } from '../schema.js';

/** One or more unique hashes. */
const hashes = (max: number) =>
  array(hash())
    .min(1, () => code('required'))
    .max(max)
    .test(
      'distinct',
      () => code('invalid'),
      (value) => !value || new Set(value).size === value.length,
    )
    .required();

/** The most recipients of a message from the society. */
export const mostRecipients = 500;

/** Body of sending a message (specification §5 "Message"). */
export const sendMessageSchema = shape({
  /** The customer's profile that writes to the society, or the profiles that the society writes to. */
  profileHashes: hashes(mostRecipients),
  title: requiredText(200),
  message: multilineText(10_000).required(),
  /** The message that this one replies to. */
  replyTo: hash().optional(),
  /** Idempotency key of the client, one for each message: a repeated request with the same key creates no second message. */
  key: hash().optional(),
});

export const archiveMessagesSchema = shape({
  messageHashes: hashes(200),
  /** Only in this profile's list; otherwise in the lists of all the account's profiles. */
  profileHash: hash().optional(),
});

export const markMessagesSchema = shape({
  status: string()
    .oneOf(['read', 'unread'] as const)
    .required(),
  messageHashes: hashes(200),
});
