import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/message/message.endpoints';
import type { ListedMessage } from '@nimio/domain/message/message.types';
import { pageOf, type UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { type Mailbox, mailboxOf, sideOf } from '../mailbox.js';
import { presentListed } from '../present.js';
import {
  countMessages,
  findMessage,
  type ListedRow,
  messagesIn,
  readRecipients,
  summarizeUnread,
} from '../store.js';

/** Only staff see the recipients of the society's messages. A message to one recipient has the name in its row. */
async function present(row: ListedRow, mailbox: Mailbox): Promise<ListedMessage> {
  if (sideOf(mailbox) === 'user' || !row.sent_by_staff) return presentListed(row, mailbox, []);
  const isToOne = row.recipients === row.profile_hash;
  const names = isToOne ? [{ ...row, hash: row.profile_hash }] : await readRecipients(system().db, row.hash);
  return presentListed(row, mailbox, names);
}

export const listMessages: UseCase<typeof endpoints.listMessages> = async ({ query, caller, profile }) => {
  const { db } = system();
  const mailbox = await mailboxOf(caller, profile);
  const [rows, total, unread] = await Promise.all([
    messagesIn(db, mailbox, pageOf(query)),
    countMessages(db, mailbox),
    summarizeUnread(db, mailbox),
  ]);
  return {
    messages: await Promise.all(rows.map((row) => present(row, mailbox))),
    total,
    unread: unread.total,
  };
};

export const getMessage: UseCase<typeof endpoints.getMessage> = async ({ params, caller, profile }) => {
  const mailbox = await mailboxOf(caller, profile);
  const row = await findMessage(system().db, mailbox, params.messageHash);
  if (!row) throw new DomainError('notFound');
  return { ...(await present(row, mailbox)), message: row.content };
};
