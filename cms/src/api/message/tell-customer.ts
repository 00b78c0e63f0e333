import type { Transaction } from '../../data/database.js';
import { system } from '../../system.js';
import { insertMessage } from './sending-store.js';
import { tellByMail } from './tell-by-mail.js';
import type { ToldByMail } from './told-by-mail.js';

/** A notice that the system sends to a customer, in their language. */
export interface Notice {
  title: string;
  text: string;
}

/**
 * Stores a message from the society that the system wrote, with its cause; the mail only says that there is a message.
 * @param told its dedicated mail, if it has one
 */
export async function tellCustomer(
  tx: Transaction,
  profileId: number,
  { title, text }: Notice,
  told?: ToldByMail,
): Promise<void> {
  const at = system().now().toISOString();
  const message = { title, content: text, creatorAccountId: null, replyToId: null, clientKey: null, at };
  const messageId = await insertMessage(tx, 'staff', message, [profileId]);
  if (messageId !== undefined) await tellByMail(tx, messageId, { told });
}
