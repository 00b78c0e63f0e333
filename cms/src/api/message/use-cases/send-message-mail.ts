import type { JobPayloads } from '../../../jobs/job-payloads.js';
import type { Work } from '../../../jobs/jobs.js';
import { system } from '../../../system.js';
import { noticeAddress } from '../notice.js';
import { findNotice } from '../sending-store.js';

/**
 * The work behind `sendMessage`: makes the mail that tells of a message, to where it goes now. The mail's key is
 * made of the job's own, so that a job that is run again sends nothing more.
 */
export const sendMessageMail: Work<JobPayloads['message-mail']> = async (
  { messageHash, profileHash, told },
  key,
) => {
  const { db, jobs, content, publicUrl } = system();
  const notice = await findNotice(db, messageHash, profileHash);
  const { customerService } = await content.settings();
  const to = notice && noticeAddress(notice, customerService.email, told);
  if (!to) return;
  const [language, kind] = notice.sent_by_staff
    ? ([notice.language, told?.kind ?? 'message-from-society'] as const)
    : (['fi', 'message-to-society'] as const);
  const write = await content.mail(kind, language);
  const link = `${publicUrl}${told?.path ?? `/message/${messageHash}`}?language=${language}`;
  await db.transaction((tx) => jobs.enqueue(tx, 'mail', `mail-${key}`, { to, ...write({ link }) }));
};
