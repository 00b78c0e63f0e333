import type { Transaction } from '../../data/database.js';
import { conditionOf, type Mailbox, sideOf, valuesOf } from './mailbox.js';

/**
 * Locks the mailboxes' copies of these messages in ascending order, so that concurrent changes neither deadlock nor
 * count a change twice. Copies of other customers stay unlocked.
 *
 * @returns the ids of the messages
 */
export async function lockCopies(tx: Transaction, mailboxes: Mailbox[], hashes: string[]): Promise<number[]> {
  const profileIds = mailboxes.flatMap(({ profileId }) => profileId ?? []);
  const copies = tx
    .table('message_copies as c')
    .join('messages as m', 'm.id', 'c.message_id')
    .whereIn('m.hash', hashes);
  const concerned =
    profileIds.length === mailboxes.length ? copies.whereIn('c.profile_id', profileIds) : copies;
  const rows = await concerned.orderBy('c.id').forNoKeyUpdate('c').select('c.message_id');
  return [...new Set(rows.map(({ message_id }) => message_id as number))];
}

/** The messages that the mailbox shows. */
export async function shownIn(tx: Transaction, mailbox: Mailbox, messageIds: number[]): Promise<number[]> {
  const rows = await tx
    .table('message_copies as c')
    .join('messages as m', 'm.id', 'c.message_id')
    .whereIn('c.message_id', messageIds)
    .whereRaw(conditionOf(mailbox.kind), valuesOf(mailbox))
    .distinct('c.message_id');
  return rows.map(({ message_id }) => message_id as number);
}

/** One profile's copy of a message. */
export interface CopyKey {
  message_id: number;
  profile_id: number;
}

const copiesIn = (tx: Transaction, mailbox: Mailbox, messageIds: number[]) => {
  const copies = tx
    .table<CopyKey>('message_copies')
    .whereIn('message_id', messageIds)
    .whereNull(`${sideOf(mailbox)}_archived_at`);
  return mailbox.profileId === null ? copies : copies.where({ profile_id: mailbox.profileId });
};

/** Deletes the messages for the mailbox's side. */
export async function archiveCopies(
  tx: Transaction,
  mailbox: Mailbox,
  messageIds: number[],
  at: string,
): Promise<CopyKey[]> {
  return copiesIn(tx, mailbox, messageIds)
    .update({ [`${sideOf(mailbox)}_archived_at`]: at })
    .returning(['message_id', 'profile_id']);
}

/**
 * Marks the messages read or unread for the mailbox's side.
 *
 * @param readAt null for unread
 * @returns how many messages changed
 */
export async function markCopies(
  tx: Transaction,
  mailbox: Mailbox,
  messageIds: number[],
  readAt: string | null,
): Promise<number> {
  const column = `${sideOf(mailbox)}_read_at`;
  const copies = copiesIn(tx, mailbox, messageIds);
  const rows = await (readAt === null ? copies.whereNotNull(column) : copies.whereNull(column))
    .update({ [column]: readAt })
    .returning('message_id');
  return new Set(rows.map(({ message_id }) => message_id)).size;
}
