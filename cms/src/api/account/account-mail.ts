import { randomUUID } from 'node:crypto';
import type { MailKind } from '@nimio/domain/mail-text/mail-kinds';
import type { Language } from '@nimio/domain/schema';
import type { Transaction } from '../../data/database.js';
import type { System } from '../../system.js';

/** Adds a mail of one kind to the outbox within the transaction. */
export type SendMail = (tx: Transaction, to: string, values?: Record<string, string>) => Promise<void>;

/** Reads the mail's text before the transaction; the returned function sends it within the transaction. */
export async function mailOfKind(app: System, kind: MailKind, language: Language): Promise<SendMail> {
  const write = await app.content.mail(kind, language);
  return (tx, to, values = {}) =>
    app.jobs.enqueue(tx, 'mail', `mail-${kind}-${randomUUID()}`, { to, ...write(values) });
}
