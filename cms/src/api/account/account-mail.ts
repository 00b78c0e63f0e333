import { randomUUID } from 'node:crypto';
import { finnishDay, finnishTime } from '@nimio/domain/calendar/finnish-day';
import type { MailKind } from '@nimio/domain/mail-text/mail-kinds';
import type { Language } from '@nimio/domain/schema';
import type { Transaction } from '../../data/database.js';
import type { Browser, Caller } from '../../http/call.js';
import { knownDevice } from '../../identity/devices.js';
import { writeDay } from '../../integrations/pdf/statement-format.js';
import type { System } from '../../system.js';
import { readLanguageOfProfile } from '../profile/store.js';
import { insertPasswordLink, invitationMinutes } from '../session/password-link-store.js';
import { type AccountRow, readLanguage, recordFirstBrowser } from '../session/store.js';
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

/**
 * Prepares what a login leaves behind: a mail to the account's owner when it is in a browser in which the account has not
 * logged in before. Of an account that never had a known browser, such as an imported one, the first login is expected,
 * wherever it is; a registration and a password set by a link make theirs known.
 */
export async function prepareLogin(
  app: System,
  browser: Browser,
  account: AccountRow,
): Promise<(tx: Transaction) => Promise<void>> {
  const { id, email, username, first_login_at: first } = account;
  const now = app.now();
  if (first === null) return async (tx) => void (await recordFirstBrowser(tx, id, now));
  if (knownDevice(browser, app.vault, account)) return () => Promise.resolve();
  const language = await readLanguage(app.db, id);
  const send = await mailOfKind(app, 'new-browser', language);
  const time = finnishTime(now).replace(':', language === 'en' ? ':' : '.');
  return async (tx) => {
    if (email) await send(tx, email, { username, day: writeDay(finnishDay(now)), time });
  };
}
