import type { Transaction } from '../../data/database.js';
import { system } from '../../system.js';
import { insertMessage } from './sending-store.js';
import { tellByMail } from './tell-by-mail.js';
import type { ToldByMail } from './told-by-mail.js';

/** What the society tells a customer by itself, in their language. */
export interface Notice {
  title: string;
  text: string;
}

/**
 * A message of the society's that nobody wrote, with what caused it; the mail only says that there is one.
 *
 * @param told when it has a mail of its own
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
