import { number } from 'yup';
import { account, endpoint, messages, nothing, profileIn, record } from '../endpoint.js';
import { hash, offset, shape } from '../schema.js';
import { archiveMessagesSchema, markMessagesSchema, sendMessageSchema } from './message.schema.js';
import {
  archivedMessagesReply,
  listedMessageReply,
  markedMessagesReply,
  messageReply,
  messagesReply,
  sentMessageReply,
} from './message.types.js';

export const sendMessage = endpoint({
  method: 'POST',
  path: '/messages',
  summary: 'Send a message: a customer from a profile to the society, staff from the society to profiles',
  access: account,
  throttle: 'message',
  body: sendMessageSchema,
  reply: record(sentMessageReply, 201),
});

export const listMessages = endpoint({
  method: 'GET',
  path: '/messages/:profileHash',
  summary:
    'A profile’s messages without their texts, newest first; for staff with their own profile the society’s',
  access: profileIn('params', 'profileHash'),
  params: shape({ profileHash: hash() }),
  query: shape({
    limit: number().integer().min(1).max(200),
    offset: offset(),
  }),
  reply: messages(listedMessageReply, messagesReply),
});

export const getMessage = endpoint({
  method: 'GET',
  path: '/messages/:profileHash/:messageHash',
  summary: 'A message; reading it does not mark it read',
  access: profileIn('params', 'profileHash'),
  params: shape({ profileHash: hash(), messageHash: hash() }),
  reply: record(messageReply),
});

export const archiveMessages = endpoint({
  method: 'PUT',
  path: '/messages/archive',
  summary: 'Delete messages on the caller’s side; they remain on the other side',
  access: account,
  body: archiveMessagesSchema,
  reply: record(archivedMessagesReply),
});

export const markMessages = endpoint({
  method: 'PUT',
  path: '/messages/:profileHash/readControl',
  summary: 'Mark messages read or unread on the caller’s side',
  whileChecked: true,
  access: profileIn('params', 'profileHash'),
  params: shape({ profileHash: hash() }),
  body: markMessagesSchema,
  reply: record(markedMessagesReply),
});

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/messages/:profileHash/:messageHash',
  summary: 'Delete a message on the caller’s side; it remains on the other side',
  whileChecked: true,
  access: profileIn('params', 'profileHash'),
  params: shape({ profileHash: hash(), messageHash: hash() }),
  reply: nothing,
});
