import type { JobPayloads } from '../../../jobs/job-payloads.js';
import type { JobHandler } from '../../../jobs/jobs.js';
import { system } from '../../../system.js';
import { findNotice, noticeAddress } from '../sending-store.js';

/**
 * The handler of `message-mail` jobs: creates the mail that announces a message, to the recipient's current address. It is
 * idempotent, because the mail's key is derived from the job's.
 */
export const sendMessageMail: JobHandler<JobPayloads['message-mail']> = async (
  { messageHash, profileHash, dedicatedMail },
  key,
) => {
  const { db, jobs, content, publicUrl } = system();
  const notice = await findNotice(db, messageHash, profileHash);
  const { customerService } = await content.settings();
  const to = notice && noticeAddress(notice, customerService.email, dedicatedMail);
  if (!to) return;
  const [language, kind] = notice.sent_by_staff
    ? ([notice.language, dedicatedMail?.kind ?? 'message-from-society'] as const)
    : (['fi', 'message-to-society'] as const);
  const write = await content.mail(kind, language);
  const link = `${publicUrl}${dedicatedMail?.path ?? `/message/${messageHash}`}?language=${language}`;
  await db.transaction((tx) => jobs.enqueue(tx, 'bulk-mail', `mail-${key}`, { to, ...write({ link }) }));
};
