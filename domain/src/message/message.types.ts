import { array, type InferType, number, object, string } from 'yup';
import { flag, hash } from '../schema.js';

const text = () => string().defined();
const optional = () => string().nullable().defined();

/** A message in a list, without its text. */
export const listedMessageReply = object({
  hash: hash(),
  title: text(),
  created: text(),
  /** 1 when the society sent it, 0 when the customer did. */
  sentByAdmin: flag(),
  /** 1 when every recipient among the customers has read it, or the customer sent it. */
  userHasRead: flag(),
  adminHasRead: flag(),
  /** The account that wrote it; `null` for a notice of the system, and for customers when staff wrote it. */
  creatorHash: optional(),
  /** Always `null`, since a message is never changed. */
  updated: optional(),
  updaterHash: optional(),
  /** The customer's profile; `null` for staff when the message has several recipients. */
  userProfileHash: optional(),
  /** The customer's name; `null` when the society sent it. */
  sender: optional(),
  /** The profiles that it is to or from; for a customer only their own. */
  profileHashes: array(hash()).required(),
  /** For staff, the names of the first ten recipients of `profileHashes`. */
  recipients: array(object({ hash: hash(), profileName: text() })).required(),
  /** The message that this one replies to. */
  replyTo: optional(),
});
export type ListedMessage = InferType<typeof listedMessageReply>;

export const messageReply = listedMessageReply.shape({
  /** Plain text of several lines. */
  message: text(),
});
/** A message from the point of view of one side. */
export type Message = InferType<typeof messageReply>;

/** The number of messages in the whole list that are unread on the caller's side. */
const unread = () => number().integer().required();

/** Further fields of the list of messages. */
export const messagesReply = object({ unread: unread() });

export const sentMessageReply = object({
  hash: hash(),
  title: text(),
  message: text(),
  created: text(),
  sentByAdmin: flag(),
  profileHashes: array(hash()).required(),
  /** The number of recipients who get no notice by e-mail. */
  emailsMissing: number().integer().required(),
  /** A sentence about it that contains the word Email (specification §8); `null` when all get a notice. */
  notice: optional(),
});
export type SentMessage = InferType<typeof sentMessageReply>;

export const archivedMessagesReply = object({ archivedCount: number().integer().required() });

export const markedMessagesReply = object({ changedCount: number().integer().required(), unread: unread() });
