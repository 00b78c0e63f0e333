import type { MailKind } from '@nimio/domain/mail-text/mail-kinds';
import type { Transaction } from '../../data/database.js';
import type { Caller } from '../../http/call.js';
import type { System } from '../../system.js';
import { mailOfKind } from '../account/account-mail.js';
import { readLanguage } from '../session/store.js';

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
