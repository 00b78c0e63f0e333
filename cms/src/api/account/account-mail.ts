import { randomUUID } from 'node:crypto';
import type { MailKind } from '@nimio/domain/mail-text/mail-kinds';
import type { Language } from '@nimio/domain/schema';
import type { Transaction } from '../../data/database.js';
import type { Caller } from '../../http/call.js';
import type { System } from '../../system.js';
import { readLanguageOfProfile } from '../profile/store.js';
import { insertPasswordLink, invitationMinutes } from '../session/password-link-store.js';
import { readLanguage } from '../session/store.js';
import type { AccountDetailsRow } from './store.js';

/** Adds a mail of one kind to the outbox within the transaction. */
export type SendMail = (tx: Transaction, to: string, values?: Record<string, string>) => Promise<void>;

/** Reads the mail's text before the transaction; the returned function sends it within the transaction. */
export async function mailOfKind(app: System, kind: MailKind, language: Language): Promise<SendMail> {
  const write = await app.content.mail(kind, language);
  return (tx, to, values = {}) =>
    app.jobs.enqueue(tx, 'mail', `mail-${kind}-${randomUUID()}`, { to, ...write(values) });
}

/**
 * Reads the mail's text before the transaction; the returned function creates the link and its mail within the
 * transaction.
 */
async function linkBy(app: System, kind: MailKind, language: Language, minutes?: number) {
  const send = await mailOfKind(app, kind, language);
  return async (
    tx: Transaction,
    to: string,
    { id, username }: Pick<AccountDetailsRow, 'id' | 'username'>,
  ): Promise<void> => {
    const token = await insertPasswordLink(app, tx, id, minutes);
    const link = `${app.publicUrl}/password-reset/${token}?language=${language}`;
    await send(tx, to, { link, username });
  };
}

/** In the language of the profile that the account belongs to. */
export const sendInvitation = async (app: System, profileId: number) =>
  linkBy(app, 'invitation', await readLanguageOfProfile(app.db, profileId), invitationMinutes);

export const sendPasswordLinkTo = (app: System, language: Language) => linkBy(app, 'password-link', language);

/** Prepares a mail to the owner of a second factor in their language; does nothing if they have no address. */
export async function prepareOwnerMail(
  app: System,
  kind: MailKind,
  { accountId, email }: Pick<Caller, 'accountId' | 'email'>,
) {
  const send = await mailOfKind(app, kind, await readLanguage(app.db, accountId));
  return async (tx: Transaction, values?: Record<string, string>): Promise<void> => {
    if (email) await send(tx, email, values);
  };
}
