import type { ListedMessage, SentMessage } from '@nimio/domain/message/message.types';
import { profileName } from '../profile/name.js';
import { type Mailbox, sideOf } from './mailbox.js';
import { type NoticeRow, noticeAddress, type SentRow } from './sending-store.js';
import type { ListedRow, RecipientRow } from './store.js';

/** The fields of a message in a list that both sides see; each sees its own people. */
export function presentListed(row: ListedRow, mailbox: Mailbox, recipients: RecipientRow[]): ListedMessage {
  const profileHashes = row.recipients?.split(',') ?? [row.profile_hash];
  const isOneCustomers = mailbox.kind !== 'society' || profileHashes.length === 1;
  const hidesCreator = row.sent_by_staff && sideOf(mailbox) === 'user';
  return {
    hash: row.hash,
    title: row.title,
    created: row.created_at,
    sentByAdmin: row.sent_by_staff,
    userHasRead: row.user_has_read,
    adminHasRead: row.staff_has_read,
    creatorHash: hidesCreator ? null : row.creator_hash,
    updated: null,
    updaterHash: null,
    userProfileHash: isOneCustomers ? row.profile_hash : null,
    sender: row.sent_by_staff ? null : profileName(row),
    profileHashes,
    recipients: recipients.map((recipient) => ({
      hash: recipient.hash,
      profileName: profileName(recipient),
    })),
    replyTo: row.reply_hash,
  };
}

/** @param customerServiceEmail the society's address for notices of messages */
export function presentSent(row: SentRow, notices: NoticeRow[], customerServiceEmail: string): SentMessage {
  const emailsMissing = notices.filter((notice) => !noticeAddress(notice, customerServiceEmail)).length;
  return {
    hash: row.hash,
    title: row.title,
    message: row.content,
    created: row.created_at,
    sentByAdmin: row.sent_by_staff,
    profileHashes: notices.map(({ profile_hash }) => profile_hash),
    emailsMissing,
    notice: emailsMissing > 0 ? 'Email notice was not sent: no address or no permission' : null,
  };
}
