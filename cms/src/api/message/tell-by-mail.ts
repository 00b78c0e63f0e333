import type { Transaction } from '../../data/database.js';
import { system } from '../../system.js';
import { noticeAddress } from './notice.js';
import { readNotices, readSent } from './sending-store.js';
import type { ToldByMail } from './told-by-mail.js';

/**
 * Schedules one mail job per recipient after the transaction. @param serviceEmail the society's address for customers'
 * messages @param told the dedicated mail of the message, if it has one
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
