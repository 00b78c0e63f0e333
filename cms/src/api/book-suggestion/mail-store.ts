import type { Language } from '@nimio/domain/schema';
import type { Transaction } from '../../data/database.js';
import { query, type Reader } from '../../data/sql.js';

/** A profile that may get mail about new suggestions, and its address. */
export interface SubscriberRow {
  id: number;
  hash: string;
  language: Language;
  email: string;
}

const subscribers = (condition: string) => `
  select p.id, p.hash, p.language, p.email from profiles p
   where ${condition} and p.mail_new_work_suggestions = 1 and p.email is not null
     and p.closed_on is null and p.died_on is null`;

const subscribersBetween = query<SubscriberRow>(
  `${subscribers('p.id > ? and p.id <= ?')}
     and (select n.id from author_names n where n.profile_id = p.id limit 1) is not null
   order by p.id`,
);
const subscriberById = query<SubscriberRow>(subscribers('p.id = ?'));

/** Profiles that subscribe to this mail and have an address and an author name, from one id up to another. */
export const readSubscribers = (reader: Reader, afterId: number, untilId: number): Promise<SubscriberRow[]> =>
  reader.all(subscribersBetween, [afterId, untilId]);

/** The same profile, locked; undefined if it has unsubscribed or has no address any more. */
export const lockSubscriber = (tx: Transaction, profileId: number): Promise<SubscriberRow | undefined> =>
  tx.lock(subscriberById, [profileId]);

const mailedWorks = query<{ work_id: number }>(
  'select work_id from mailed_book_suggestions where profile_id = ?',
);
const lastDay = query<{ mailed_on: string | null }>(
  'select max(mailed_on) as mailed_on from mailed_book_suggestions where profile_id = ?',
);

/** The ids of the works that were mailed to the profile. */
export const readMailed = async (reader: Reader, profileId: number): Promise<Set<number>> =>
  new Set((await reader.all(mailedWorks, [profileId])).map(({ work_id }) => work_id));

/** The Finnish date of the last mail, if any. */
export const readLastDay = async (reader: Reader, profileId: number): Promise<string | undefined> =>
  (await reader.first(lastDay, [profileId]))?.mailed_on ?? undefined;

/** Keeps a statement within the bind parameters that both databases allow. */
const batchSize = 1000;

export async function insertMailed(
  tx: Transaction,
  profileId: number,
  workIds: readonly number[],
  day: string,
): Promise<void> {
  for (let at = 0; at < workIds.length; at += batchSize) {
    const rows = workIds
      .slice(at, at + batchSize)
      .map((work_id) => ({ profile_id: profileId, work_id, mailed_on: day }));
    await tx.table('mailed_book_suggestions').insert(rows).onConflict(['profile_id', 'work_id']).ignore();
  }
}
