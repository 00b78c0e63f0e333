import { array, type InferType, number, object, string } from 'yup';
import { flag, hash } from '../schema.js';

const text = () => string().defined();
const optional = () => string().nullable().defined();

/** A message as lists show it: its text is read with the message itself. */
export const listedMessageReply = object({
  hash: hash(),
  title: text(),
  created: text(),
  /** 1 when the society sent it, 0 when the customer did. */
  sentByAdmin: flag(),
  /** 1 when every customer it is to has read it, or sent it. */
  userHasRead: flag(),
  adminHasRead: flag(),
  /** The account that wrote it; null for a notice of the system, and to customers for what staff wrote. */
  creatorHash: optional(),
  /** Null: a message is never changed. */
  updated: optional(),
  updaterHash: optional(),
  /** The customer's profile; null where the society sees a message to several. */
  userProfileHash: optional(),
  /** The customer's name; null when the society sent it. */
  sender: optional(),
  /** The profiles that it is to or from; to a customer only their own. */
  profileHashes: array(hash()).required(),
  /** To staff the names of the first ten whom the society sent it to, of as many as `profileHashes`. */
  recipients: array(object({ hash: hash(), profileName: text() })).required(),
  /** The message that this one answers. */
  replyTo: optional(),
});
export type ListedMessage = InferType<typeof listedMessageReply>;

export const messageReply = listedMessageReply.shape({
  /** Several lines of plain text, to be shown as such. */
  message: text(),
});
/** A message as one side sees it. */
export type Message = InferType<typeof messageReply>;

/** How many messages of the whole list the caller's side has not read. */
const unread = () => number().integer().required();

/** What the list of messages says beside them. */
export const messagesReply = object({ unread: unread() });

export const sentMessageReply = object({
  hash: hash(),
  title: text(),
  message: text(),
  created: text(),
  sentByAdmin: flag(),
  profileHashes: array(hash()).required(),
  /** To how many of them no notice goes by e-mail. */
  emailsMissing: number().integer().required(),
  /** Says so in a sentence that has the word Email (specification §8); null when every notice goes. */
  notice: optional(),
});
export type SentMessage = InferType<typeof sentMessageReply>;

export const archivedMessagesReply = object({ archivedCount: number().integer().required() });

export const markedMessagesReply = object({ changedCount: number().integer().required(), unread: unread() });
