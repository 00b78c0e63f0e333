import { DomainError } from '@nimio/domain/errors';
import type { Language } from '@nimio/domain/language';
import { nameKey } from '@nimio/domain/text/name-key';
import type { Transaction } from '../../data/database.js';
import { query, type Reader } from '../../data/sql.js';

export interface AccountRow {
  id: number;
  hash: string;
  username: string;
  email: string | null;
  password_hash: string;
  must_change_password: 0 | 1;
  default_profile_id: number;
  first_login_at: string | null;
}

const columns =
  'id, hash, username, email, password_hash, must_change_password, default_profile_id, first_login_at';

const accountByName = query<AccountRow>(
  `select ${columns} from accounts where (username_key = ? or email_key = ?) and closed_at is null`,
);
const accountByEmail = query<AccountRow>(
  `select ${columns} from accounts where email_key = ? and closed_at is null`,
);
const accountById = query<AccountRow>(`select ${columns} from accounts where id = ? and closed_at is null`);
const accountByIdentity = query<AccountRow>(
  `select ${columns} from accounts where identity_code_index = ? and closed_at is null`,
);
const languageOfAccount = query<{ language: Language }>(
  'select p.language from accounts a join profiles p on p.id = a.default_profile_id where a.id = ?',
);
const grantInForce = query<{ id: number }>(
  `select id from access_grants
    where account_id = ? and valid_from <= ? and (valid_to is null or valid_to > ?) limit 1`,
);

/** By user name or e-mail; if a user name equals another account's address, the user name wins. */
export async function findAccount(reader: Reader, name: string): Promise<AccountRow | undefined> {
  const key = nameKey(name);
  const found = await reader.all(accountByName, [key, key]);
  return found.find((row) => nameKey(row.username) === key) ?? found[0];
}

export const findAccountByEmail = (reader: Reader, email: string): Promise<AccountRow | undefined> =>
  reader.first(accountByEmail, [nameKey(email)]);

export const findAccountByIdentity = (
  reader: Reader,
  identityIndex: string,
): Promise<AccountRow | undefined> => reader.first(accountByIdentity, [identityIndex]);

export const findAccountById = (reader: Reader, id: number): Promise<AccountRow | undefined> =>
  reader.first(accountById, [id]);

/** Everything that sets a password or relies on a checked one locks the account first. */
export const lockAccount = (tx: Transaction, id: number): Promise<AccountRow | undefined> =>
  tx.lock(accountById, [id]);

/** Throws unless the account has an active grant. */
export async function requireGrant(reader: Reader, accountId: number, at: string): Promise<void> {
  if (!(await reader.first(grantInForce, [accountId, at, at]))) throw new DomainError('representationDenied');
}

export const readLanguage = async (reader: Reader, accountId: number): Promise<Language> =>
  (await reader.first(languageOfAccount, [accountId]))?.language ?? 'fi';

const firstLogin = query<never>(
  'update accounts set first_login_at = ? where id = ? and first_login_at is null',
);

/** From now on a login in another browser is announced. */
export const recordFirstBrowser = (tx: Transaction, accountId: number, at: Date): Promise<number> =>
  tx.run(firstLogin, [at.toISOString(), accountId]);

/** Links sent for the old password become invalid. */
export async function setPassword(tx: Transaction, accountId: number, passwordHash: string): Promise<void> {
  await tx
    .table('accounts')
    .where({ id: accountId })
    .update({ password_hash: passwordHash, must_change_password: 0 });
  await tx.table('password_links').where({ account_id: accountId }).delete();
}

export async function requireNewPassword(tx: Transaction, accountId: number): Promise<void> {
  await tx.table('accounts').where({ id: accountId }).update({ must_change_password: 1 });
}
