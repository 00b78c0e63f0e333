import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/message/message.endpoints';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { mailboxOf } from '../mailbox.js';
import { presentMessage } from '../present.js';
import { countMessages, countUnread, findMessage, messagesIn } from '../store.js';

export const listMessages: UseCase<typeof endpoints.listMessages> = async ({ query, caller, profile }) => {
  const { db } = system();
  const mailbox = await mailboxOf(caller, profile);
  const { limit = 50, offset = 0 } = query;
  const [rows, total, unread] = await Promise.all([
    messagesIn(db, mailbox, { limit, offset }),
    countMessages(db, mailbox),
    countUnread(db, mailbox),
  ]);
  return { messages: rows.map((row) => presentMessage(row, mailbox)), total, unread };
};

export const readMessage: UseCase<typeof endpoints.readMessage> = async ({ params, caller, profile }) => {
  const mailbox = await mailboxOf(caller, profile);
  const row = await findMessage(system().db, mailbox, params.messageHash);
  if (!row) throw new DomainError('notFound');
  return presentMessage(row, mailbox);
};
