import type { Transaction } from '../../data/database.js';
import { query, type Reader } from '../../data/sql.js';
import { newToken, tokenHash } from '../../security/tokens.js';
import type { System } from '../../system.js';

const linkMinutes = 60;
/** An invitation is valid for seven days, because people do not expect it. */
export const invitationMinutes = 7 * 24 * 60;

interface LinkRow {
  id: number;
  account_id: number;
}

const linkByToken = query<LinkRow>(
  'select id, account_id from password_links where token_hash = ? and expires_at > ?',
);

export async function deletePasswordLinks(tx: Transaction, accountId: number): Promise<void> {
  await tx.table('password_links').where({ account_id: accountId }).delete();
}

/** Creates a link; the account's older ones become invalid. */
export async function insertPasswordLink(
  app: System,
  tx: Transaction,
  accountId: number,
  minutes = linkMinutes,
): Promise<string> {
  const token = newToken();
  await deletePasswordLinks(tx, accountId);
  await tx.table('password_links').insert({
    token_hash: tokenHash(token),
    account_id: accountId,
    expires_at: new Date(app.now().getTime() + minutes * 60_000).toISOString(),
  });
  return token;
}

export const findPasswordLink = (app: System, reader: Reader, token: string): Promise<LinkRow | undefined> =>
  reader.first(linkByToken, [tokenHash(token), app.now().toISOString()]);

/** Consumes a link; false if a concurrent call was faster. The caller has locked the account. */
export async function consumePasswordLink(app: System, tx: Transaction, token: string): Promise<boolean> {
  const row = await tx.lock(linkByToken, [tokenHash(token), app.now().toISOString()]);
  if (row) await tx.table('password_links').where({ id: row.id }).delete();
  return row !== undefined;
}
