import type { Transaction } from '../../data/database.js';
import { system } from '../../system.js';
import { noticeAddress } from './notice.js';
import { readNotices, readSent } from './sending-store.js';
import type { ToldByMail } from './told-by-mail.js';

/**
 * Mail that tells of a message leaves after the transaction, a job for each who can be told.
 *
 * @param serviceEmail where the society is told of what customers write
 * @param told when the message has a mail of its own
 */
export async function tellByMail(
  tx: Transaction,
  messageId: number,
  { serviceEmail = '', told }: { serviceEmail?: string; told?: ToldByMail | undefined } = {},
): Promise<void> {
  const { jobs } = system();
  const { hash } = await readSent(tx, messageId);
  for (const notice of await readNotices(tx, messageId)) {
    if (!noticeAddress(notice, serviceEmail, told)) continue;
    const asked = { messageHash: hash, profileHash: notice.profile_hash, ...(told && { told }) };
    await jobs.enqueue(tx, 'message-mail', `message-mail-${hash}-${notice.profile_hash}`, asked);
  }
}
