import type { AudienceRole } from '@nimio/domain/profile/audience';
import type { Language } from '@nimio/domain/schema';
import type { Transaction } from '../../data/database.js';
import { placeholders, query, type Reader } from '../../data/sql.js';

/** A profile whose address gets the newsletter. */
export interface RecipientRow {
  language: Language;
  email: string;
  email_key: string;
}

/** Open profiles that have chosen the newsletter and have one of these roles; with any roles if there are none. */
const recipients = (roles: readonly AudienceRole[]): string => `
  from profiles p
 where p.mail_newsletter = 1 and p.email_key is not null and p.closed_on is null and p.died_on is null
   ${
     roles.length > 0
       ? `and exists (select 1 from profile_roles r
                       where r.profile_id = p.id and r.role in (${placeholders(roles.length)}))`
       : ''
   }`;

/** The recipients among the profiles after one id up to another; several may have the same address. */
export const readRecipients = (
  reader: Reader,
  roles: readonly AudienceRole[],
  afterId: number,
  untilId: number,
): Promise<RecipientRow[]> =>
  reader.all(
    query<RecipientRow>(
      `select p.language, p.email, p.email_key ${recipients(roles)} and p.id > ? and p.id <= ? order by p.id`,
    ),
    [...roles, afterId, untilId],
  );

/** The number of different addresses. */
export async function countRecipients(reader: Reader, roles: readonly AudienceRole[]): Promise<number> {
  const counted = query<{ total: number }>(
    `select cast(count(distinct p.email_key) as integer) as total ${recipients(roles)}`,
  );
  return (await reader.first(counted, [...roles]))?.total ?? 0;
}

/**
 * Records that an announcement is sent to these addresses, which the vault has indexed: the record outlives customers.
 *
 * @returns those to which it has not been sent
 */
export async function insertDeliveries(
  tx: Transaction,
  announcementHash: string,
  indexes: readonly string[],
): Promise<Set<string>> {
  if (indexes.length === 0) return new Set();
  const inserted = await tx
    .table('newsletter_deliveries')
    .insert(indexes.map((email_index) => ({ announcement_hash: announcementHash, email_index })))
    .onConflict(['announcement_hash', 'email_index'])
    .ignore()
    .returning<{ email_index: string }[]>('email_index');
  return new Set(inserted.map(({ email_index }) => email_index));
}

/** Sets the time in the draft and in the published version, without publishing what editors have begun. */
export async function setSentAt(tx: Transaction, announcementHash: string, at: Date): Promise<void> {
  await tx.table('announcements').where({ hash: announcementHash }).update({ newsletter_sent_at: at });
}

const unsubscribed = query<{ id: number }>(
  'update profiles set mail_newsletter = 0 where mail_newsletter = 1 and email_key = ? returning id',
);

/** Switches the newsletter off for every profile with this address; returns their ids. */
export const unsubscribe = async (tx: Transaction, emailKey: string): Promise<number[]> =>
  (await tx.all(unsubscribed, [emailKey])).map(({ id }) => id);
