import { newPublicHash } from '@nimio/domain/access/hash';
import type { Language } from '@nimio/domain/schema';
import type { Transaction } from '../../data/database.js';
import { batchPlaceholders, query, type Reader, readInBatches } from '../../data/sql.js';
import type { DedicatedMail } from '../../jobs/job-payloads.js';
import type { Side } from './mailbox.js';

interface NewMessage {
  title: string;
  content: string;
  /** Null for a notice made by the system. */
  creatorAccountId: number | null;
  replyToId: number | null;
  clientKey: string | null;
  at: string;
}

/**
 * Stores a message with a copy for each profile that sends or receives it. The sender's copy is read.
 *
 * @param isHidden whether the sender's mailbox does not show it: one that the system sends to very many
 * @returns its id; undefined if the account has already sent one under the same key
 */
export async function insertMessage(
  tx: Transaction,
  from: Side,
  { title, content, creatorAccountId, replyToId, clientKey, at }: NewMessage,
  profileIds: number[],
  { isHidden = false } = {},
): Promise<number | undefined> {
  const [made] = await tx
    .table('messages')
    .insert({
      hash: newPublicHash(),
      sent_by_staff: from === 'staff' ? 1 : 0,
      title,
      content,
      creator_account_id: creatorAccountId,
      reply_to_id: replyToId,
      client_key: clientKey,
      created_at: at,
    })
    .onConflict(['creator_account_id', 'client_key'])
    .ignore()
    .returning('id');
  if (!made) return undefined;
  const messageId = made['id'] as number;
  const copies = profileIds.map((profileId) => ({
    message_id: messageId,
    profile_id: profileId,
    [`${from}_read_at`]: at,
    ...(isHidden && { [`${from}_archived_at`]: at }),
  }));
  await tx.table('message_copies').insert(copies);
  return messageId;
}

const closedAmong = query<{ id: number }>(
  `select id from profiles where id in (${batchPlaceholders}) and (closed_on is not null or died_on is not null)`,
);

/** Those of the profiles whose customer is closed or deceased, in no order. */
export const readClosed = async (reader: Reader, profileIds: readonly number[]): Promise<number[]> =>
  (await readInBatches(reader, { query: closedAmong, values: profileIds, none: 0 })).map(({ id }) => id);

const messageByKey = query<{ id: number }>(
  'select id from messages where creator_account_id = ? and client_key = ?',
);

/** The message that the account has sent under this key. */
export const findByKey = async (
  reader: Reader,
  accountId: number,
  clientKey: string,
): Promise<number | undefined> => (await reader.first(messageByKey, [accountId, clientKey]))?.id;

/** The message, if each of the profiles has a copy and the side has not deleted it. */
export async function findRepliedTo(
  tx: Transaction,
  side: Side,
  hash: string,
  profileIds: number[],
): Promise<number | undefined> {
  const rows = await tx
    .table('messages as m')
    .join('message_copies as c', 'c.message_id', 'm.id')
    .where('m.hash', hash)
    .whereIn('c.profile_id', profileIds)
    .whereNull(`c.${side}_archived_at`)
    .select<{ id: number }[]>('m.id');
  return rows.length === profileIds.length ? rows[0]?.id : undefined;
}

/** A message as it was sent. */
export interface SentRow {
  hash: string;
  title: string;
  content: string;
  created_at: string;
  sent_by_staff: 0 | 1;
}

const sentMessage = query<SentRow>(
  'select hash, title, content, created_at, sent_by_staff from messages where id = ?',
);

export async function readSent(reader: Reader, messageId: number): Promise<SentRow> {
  const row = await reader.first(sentMessage, [messageId]);
  if (!row) throw new Error(`No message ${messageId}`);
  return row;
}

/** The data that decide where the notice of a message goes by mail. */
export interface NoticeRow {
  sent_by_staff: 0 | 1;
  profile_hash: string;
  language: Language;
  email: string | null;
  allow_contact_by_email: 0 | 1;
  mail_change_suggestions: 0 | 1;
  mail_tax_cards: 0 | 1;
}

const noticesWhere = (condition: string) => `
  select m.sent_by_staff, p.hash as profile_hash, p.language, p.email, p.allow_contact_by_email,
         p.mail_change_suggestions, p.mail_tax_cards
    from messages m
    join message_copies c on c.message_id = m.id
    join profiles p on p.id = c.profile_id
   where ${condition} order by c.id`;

const noticesOf = query<NoticeRow>(noticesWhere('m.id = ?'));
const noticeTo = query<NoticeRow>(
  noticesWhere(`m.hash = ? and p.hash = ?
     and case m.sent_by_staff when 1 then c.user_archived_at else c.staff_archived_at end is null`),
);

/** A row for each profile that sends or receives the message. */
export const readNotices = (reader: Reader, messageId: number): Promise<NoticeRow[]> =>
  reader.all(noticesOf, [messageId]);

/** The row of one profile; undefined if the recipient has deleted the message in the meantime. */
export const findNotice = (
  reader: Reader,
  messageHash: string,
  profileHash: string,
): Promise<NoticeRow | undefined> => reader.first(noticeTo, [messageHash, profileHash]);

/** The preference that decides whether a dedicated mail is sent. */
const preferenceOf = {
  'suggestion-received': 'mail_change_suggestions',
  'suggestion-answered': 'mail_change_suggestions',
  'tax-card-handled': 'mail_tax_cards',
} as const satisfies Record<DedicatedMail['kind'], keyof NoticeRow>;

/** The address for a message's notice by mail: customers only if they have allowed it. Undefined if there is none. */
export function noticeAddress(
  notice: NoticeRow,
  customerServiceEmail: string,
  dedicatedMail?: DedicatedMail,
): string | undefined {
  if (!notice.sent_by_staff) return customerServiceEmail || undefined;
  const preference = dedicatedMail ? preferenceOf[dedicatedMail.kind] : 'allow_contact_by_email';
  return (notice[preference] && notice.email) || undefined;
}
