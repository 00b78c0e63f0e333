import type { Transaction } from '../../data/database.js';
import type { DedicatedMail } from '../../jobs/job-payloads.js';
import { system } from '../../system.js';
import { insertMessage, noticeAddress, readClosed, readNotices, readSent } from './sending-store.js';

/**
 * Enqueues one mail job per recipient in this transaction.
 *
 * @param serviceEmail the society's address for customers' messages
 * @param dedicatedMail the dedicated mail of the message, if it has one
 */
export async function enqueueMessageMails(
  tx: Transaction,
  messageId: number,
  {
    serviceEmail = '',
    dedicatedMail,
  }: { serviceEmail?: string; dedicatedMail?: DedicatedMail | undefined } = {},
): Promise<void> {
  const { jobs } = system();
  const { hash } = await readSent(tx, messageId);
  for (const notice of await readNotices(tx, messageId)) {
    if (!noticeAddress(notice, serviceEmail, dedicatedMail)) continue;
    const payload = {
      messageHash: hash,
      profileHash: notice.profile_hash,
      ...(dedicatedMail && { dedicatedMail }),
    };
    await jobs.enqueue(tx, 'message-mail', `message-mail-${hash}-${notice.profile_hash}`, payload);
  }
}

/** A notice that the system sends to a customer, in their language. */
export interface Notice {
  title: string;
  text: string;
}

/**
 * Stores a message from the society that the system wrote, with its cause; the mail only says that there is a message.
 * Closed and deceased customers get none.
 *
 * @param dedicatedMail its dedicated mail, if it has one; `'sent'` if the caller has sent a mail
 */
export async function notifyCustomer(
  tx: Transaction,
  profileId: number,
  { title, text }: Notice,
  dedicatedMail?: DedicatedMail | 'sent',
): Promise<void> {
  if ((await readClosed(tx, [profileId])).length > 0) return;
  const at = system().now().toISOString();
  const message = { title, content: text, creatorAccountId: null, replyToId: null, clientKey: null, at };
  const messageId = await insertMessage(tx, 'staff', message, [profileId]);
  if (messageId !== undefined && dedicatedMail !== 'sent')
    await enqueueMessageMails(tx, messageId, { dedicatedMail });
}
