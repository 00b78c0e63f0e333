import { array, string } from 'yup';
import { code, hash, multilineText, requiredText, shape } from '../schema.js';

/** Hashes that name something once each, at least one. */
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

/** Body of sending a message (specification §5 "Message"). */
export const sendMessageSchema = shape({
  /** A customer's own profile that writes to the society; the profiles that the society writes to. */
  profileHashes: hashes(500),
  title: requiredText(200),
  message: multilineText(10_000).required(),
  /** The message that this one answers. */
  replyTo: hash().optional(),
  /** Made by the client, once for each message: sent twice under the same key it is one. */
  key: hash().optional(),
});

export const archiveMessagesSchema = shape({
  messageHashes: hashes(200),
  /** Only off this profile's list; otherwise off the lists of all the account's profiles. */
  profileHash: hash().optional(),
});

export const markMessagesSchema = shape({
  status: string()
    .oneOf(['read', 'unread'] as const)
    .required(),
  messageHashes: hashes(200),
});
