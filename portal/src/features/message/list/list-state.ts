import type { ListedMessage } from '@nimio/domain/message/message.types';
import { isUnread, type Mailbox, readFlag } from '../../../shared/messages/mailbox';

/** A page of messages in the server's reply. */
export interface MessageList {
  messages: ListedMessage[];
  total: number;
  unread: number;
}

export type Mark = 'read' | 'unread';

/** The messages that the mark would change. */
export const unlike = (messages: readonly ListedMessage[], mark: Mark, mailbox: Mailbox): ListedMessage[] =>
  messages.filter((message) => isUnread(message, mailbox) === (mark === 'read'));

/** The list after marking these messages, none of which had the mark. */
export function marked(
  list: MessageList,
  hashes: readonly string[],
  mark: Mark,
  mailbox: Mailbox,
): MessageList {
  const flag = readFlag(mailbox);
  const value = mark === 'read' ? 1 : 0;
  return {
    ...list,
    unread: Math.max(0, list.unread + (mark === 'read' ? -hashes.length : hashes.length)),
    messages: list.messages.map((message) =>
      hashes.includes(message.hash) ? { ...message, [flag]: value } : message,
    ),
  };
}

/** The list without these messages. */
export function without(list: MessageList, deleted: readonly ListedMessage[], mailbox: Mailbox): MessageList {
  const hashes = deleted.map(({ hash }) => hash);
  const unread = deleted.filter((message) => isUnread(message, mailbox)).length;
  return {
    messages: list.messages.filter(({ hash }) => !hashes.includes(hash)),
    total: list.total - deleted.length,
    unread: list.unread - unread,
  };
}

/** The message after the deleted ones: the next one below, else the last one above them. */
export function nextAfter(
  messages: readonly ListedMessage[],
  deleted: readonly ListedMessage[],
): ListedMessage | undefined {
  const isDeleted = (message: ListedMessage) => deleted.some(({ hash }) => hash === message.hash);
  const stays = (message: ListedMessage) => !isDeleted(message);
  return messages.slice(messages.findLastIndex(isDeleted) + 1).find(stays) ?? messages.findLast(stays);
}

/** The number of pages of a list. */
export const pagesOf = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));

/** The page number in an address; the first when it is invalid. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isSafeInteger(page) && page > 0 && page <= 20_000 ? page : 1;
}
