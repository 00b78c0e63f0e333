import { randomUUID } from 'node:crypto';
import type { MailKind } from '@nimio/domain/mail-text/mail-kinds';
import type { Language } from '@nimio/domain/schema';
import type { Transaction } from '../../data/database.js';
import type { System } from '../../system.js';

/** Puts a mail of one kind to this address into the queue, with the transaction. */
export type SendMail = (tx: Transaction, to: string, values?: Record<string, string>) => Promise<void>;

/** Asks for the words before the transaction; what it returns sends the mail in it. */
export async function mailOfKind(app: System, kind: MailKind, language: Language): Promise<SendMail> {
  const write = await app.content.mail(kind, language);
  return (tx, to, values = {}) =>
    app.jobs.enqueue(tx, 'mail', `mail-${kind}-${randomUUID()}`, { to, ...write(values) });
}
