import type { MailboxKind } from '@nimio/domain/message/mailbox';
import { query, type Reader } from '../../data/sql.js';
import type { Page } from '../../http/call.js';
import type { ProfileSet } from '../../identity/profile-access.js';
import { type Named, nameColumns } from '../profile/name.js';
import { conditionOf, type Mailbox, type Side, sideOf, valuesOf } from './mailbox.js';

/** A message as the list of a mailbox shows it. */
export interface ListedRow extends Named {
  hash: string;
  title: string;
  created_at: string;
  sent_by_staff: 0 | 1;
  user_has_read: 0 | 1;
  staff_has_read: 0 | 1;
  creator_hash: string | null;
  reply_hash: string | null;
  /** Hashes separated by commas; null for customers, who do not see other recipients. */
  recipients: string | null;
  /** The customer; one of them if there are several. */
  profile_hash: string;
}

/** The same with its text. */
export interface MessageRow extends ListedRow {
  content: string;
}

/** A recipient of a message. */
export interface RecipientRow extends Named {
  hash: string;
}

const copies = 'message_copies c';
const withMessages = `${copies} join messages m on m.id = c.message_id`;
const isRead = (side: Side) => `min(case when c.${side}_read_at is null then 0 else 1 end)`;
const everybody = `(select string_agg(o.hash, ',' order by t.id) from message_copies t
  join profiles o on o.id = t.profile_id where t.message_id = m.id)`;

interface UnreadSummary {
  total: number;
  oldest: string | null;
}

/** The page is selected by copies alone; the other columns are read for these few messages. */
const messagesOf = (kind: MailboxKind, from: string, condition: string, columns = 'm.title') => `
  select m.hash, ${columns}, m.created_at, m.sent_by_staff, page.user_has_read, page.staff_has_read,
         a.hash as creator_hash, r.hash as reply_hash,
         ${sideOf({ kind }) === 'user' ? 'null' : everybody} as recipients,
         p.hash as profile_hash, p.kind, ${nameColumns('p')}
    from (select c.message_id, min(c.profile_id) as profile_id,
                 ${isRead('user')} as user_has_read, ${isRead('staff')} as staff_has_read
            from ${from} where ${condition}) page
    join messages m on m.id = page.message_id
    join profiles p on p.id = page.profile_id
    left join accounts a on a.id = m.creator_account_id
    left join messages r on r.id = m.reply_to_id
   order by m.id desc`;

const fromOf = (kind: MailboxKind) => (kind === 'notices' ? withMessages : copies);

const statementsOf = (kind: MailboxKind) => {
  const mine = conditionOf(kind);
  const from = fromOf(kind);
  const side = sideOf({ kind });
  const count = `select cast(count(distinct c.message_id) as integer) as total`;
  // Ids increase with time.
  const page = `${mine} group by c.message_id order by c.message_id desc limit ? offset ?`;
  const one = `${mine} and m.hash = ? group by c.message_id`;
  return {
    list: query<ListedRow>(messagesOf(kind, from, page)),
    one: query<MessageRow>(messagesOf(kind, withMessages, one, 'm.title, m.content')),
    total: query<{ total: number }>(`${count} from ${from} where ${mine}`),
    unread: query<UnreadSummary>(
      `select u.total, o.created_at as oldest
         from (${count}, min(c.message_id) as oldest_id from ${from} where ${mine} and c.${side}_read_at is null) u
         left join messages o on o.id = u.oldest_id`,
    ),
  };
};

const statements = {
  own: statementsOf('own'),
  notices: statementsOf('notices'),
  customer: statementsOf('customer'),
  society: statementsOf('society'),
};

/** A page of the mailbox, the newest first. */
export const messagesIn = (reader: Reader, mailbox: Mailbox, { limit, offset }: Page): Promise<ListedRow[]> =>
  reader.all(statements[mailbox.kind].list, [...valuesOf(mailbox), limit, offset]);

/** A message of the mailbox; undefined for any other. */
export const findMessage = (
  reader: Reader,
  mailbox: Mailbox,
  hash: string,
): Promise<MessageRow | undefined> =>
  reader.first(statements[mailbox.kind].one, [...valuesOf(mailbox), hash]);

const recipientsOf = query<RecipientRow>(
  `select p.hash, p.kind, ${nameColumns('p')}
     from messages m
     join message_copies c on c.message_id = m.id
     join profiles p on p.id = c.profile_id
    where m.hash = ? order by c.id limit 10`,
);

/** The first recipients of the society's message. */
export const readRecipients = (reader: Reader, hash: string): Promise<RecipientRow[]> =>
  reader.all(recipientsOf, [hash]);

export const countMessages = async (reader: Reader, mailbox: Mailbox): Promise<number> =>
  (await reader.first(statements[mailbox.kind].total, valuesOf(mailbox)))?.total ?? 0;

/** How many messages of the mailbox are unread, and when the oldest of them was sent. */
export const summarizeUnread = async (reader: Reader, mailbox: Mailbox): Promise<UnreadSummary> =>
  (await reader.first(statements[mailbox.kind].unread, valuesOf(mailbox))) ?? { total: 0, oldest: null };

/** The same numbers for the mailboxes of several profiles, which are of one kind; a profile without any is absent. */
export async function countUnread(
  reader: Reader,
  kind: Exclude<MailboxKind, 'society'>,
  profiles: ProfileSet,
): Promise<Map<number, number>> {
  const unread = query<{ profile_id: number; total: number }>(
    `select c.profile_id, cast(count(distinct c.message_id) as integer) as total
       from ${fromOf(kind)} where ${conditionOf(kind, profiles.sql)} and c.${sideOf({ kind })}_read_at is null
      group by c.profile_id`,
  );
  const rows = await reader.all(unread, profiles.values);
  return new Map(rows.map(({ profile_id, total }) => [profile_id, total]));
}
