import { languages } from '@nimio/domain/schema';
import { raiseRevision } from '../../../content/content-transaction.js';
import {
  isInForce,
  type PublishedAnnouncement,
  presentAnnouncement,
} from '../../../content/publishing/present-announcement.js';
import type { JobPayloads } from '../../../jobs/job-payloads.js';
import type { JobHandler } from '../../../jobs/jobs.js';
import { system } from '../../../system.js';
import { findIfPublished } from '../../announcement/store.js';
import { hasProfileAfter } from '../../profile/store.js';
import { newsletterIn } from '../newsletter-mail.js';
import { insertDeliveries, readRecipients, setSentAt } from '../store.js';

/** The range of profile ids that one job handles. */
const batchSize = 100;

const keyOf = (hash: string, afterId: number): string => `newsletter-${hash}-${afterId}`;

const isSendable = (announcement: PublishedAnnouncement): boolean =>
  announcement.isNewsletter && isInForce(announcement, system().now().toISOString());

const isDue = (announcement: PublishedAnnouncement): boolean =>
  isSendable(announcement) && announcement.newsletterSentAt === null;

/** Begins to send the marked announcements that are in force, each once. */
export async function startNewsletters(): Promise<void> {
  const { content, changeContent, jobs, now } = system();
  const { announcements } = await content.published();
  for (const { hash } of announcements.filter(isDue)) {
    await changeContent(async (tx, onCommit) => {
      // Another instance may have begun, and an editor may have changed it.
      const entry = await findIfPublished(hash);
      if (!entry || !isDue(presentAnnouncement(entry))) return;
      await setSentAt(tx, hash, now());
      await jobs.enqueue(tx, 'newsletter', keyOf(hash, 0), { hash, afterId: 0 });
      await raiseRevision(tx);
      onCommit(content.invalidate);
    });
  }
}

/**
 * The job that sends an announcement: it handles a batch of profiles and schedules the next batch, while the
 * announcement is marked and in force. The mails are queued in the transaction that records them, so that a batch that
 * was interrupted can be repeated.
 */
export const sendNewsletter: JobHandler<JobPayloads['newsletter']> = async ({ hash, afterId }) => {
  const { content, db, jobs, vault } = system();
  const { announcements } = await content.published();
  const announcement = announcements.find((each) => each.hash === hash);
  if (!announcement || !isSendable(announcement)) return;
  const written = await Promise.all(
    languages.map(async (language) => [language, await newsletterIn(language, announcement)] as const),
  );
  const writers = new Map(written);
  const untilId = afterId + batchSize;
  await db.transaction(async (tx) => {
    const recipients = await readRecipients(tx, announcement.audience, afterId, untilId);
    const indexed = recipients.map(({ email_key, ...rest }) => ({
      ...rest,
      index: vault.index(email_key, 'newsletter'),
    }));
    const open = await insertDeliveries(
      tx,
      hash,
      indexed.map(({ index }) => index),
    );
    for (const { language, email, index } of indexed) {
      const mail = writers.get(language)?.(email);
      // The first profile with an address decides about the language.
      if (!mail || !open.delete(index)) continue;
      await jobs.enqueue(tx, 'bulk-mail', `newsletter-mail-${hash}-${index}`, mail);
    }
    if (await hasProfileAfter(tx, untilId))
      await jobs.enqueue(tx, 'newsletter', keyOf(hash, untilId), { hash, afterId: untilId });
  });
};
