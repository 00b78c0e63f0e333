import type { AccessKind } from '@nimio/domain/access/access-kinds';
import type { Language } from '@nimio/domain/language';
import type { Transaction } from '../../data/database.js';
import { previousEmailDays, rememberEmail } from '../../data/previous-email.js';
import { query, type Reader } from '../../data/sql.js';
import { deleteSessionsOf } from '../../identity/sessions.js';
import type { System } from '../../system.js';
import { type Named, nameColumns } from '../profile/name.js';
import { columnsOfNames, type Names } from '../session/name-store.js';
import { setPassword } from '../session/store.js';

export interface AccountDetailsRow extends Named {
  id: number;
  hash: string;
  username: string;
  email: string | null;
  created_at: string;
  closed_at: string | null;
  default_profile_id: number;
  profile_hash: string;
  language: Language;
  /** The role that marks an account of staff. */
  staff_role: string | null;
  factor_confirmed_at: string | null;
  locked_at: string | null;
  locked_until: string | null;
}

/** An account with access to a profile, and the kind of its access. */
export interface AccountWithAccess extends AccountDetailsRow {
  access: AccessKind;
}

const columns = `a.id, a.hash, a.username, a.email, a.created_at, a.closed_at, a.default_profile_id,
    p.hash as profile_hash, p.language, p.kind, ${nameColumns('p')},
    (select max(r.role) from profile_roles r
      where r.profile_id = p.id and r.role in ('admin', 'superadmin')) as staff_role,
    f.confirmed_at as factor_confirmed_at, l.locked_at, l.locked_until`;
const tables = `from accounts a
  join profiles p on p.id = a.default_profile_id
  left join second_factors f on f.account_id = a.id
  left join locked_accounts l on l.account_id = a.id and l.locked_until > ?`;
const accountDetails = `select ${columns} ${tables}`;

const accountByHash = query<AccountDetailsRow>(`${accountDetails} where a.hash = ?`);
const accountsOfProfile = query<AccountDetailsRow>(
  `${accountDetails} where a.default_profile_id = ? order by a.id`,
);
const accountsWithAccess = query<AccountWithAccess>(
  `select ${columns}, g.kind as access ${tables} join access_grants g on g.account_id = a.id
    where g.profile_id = ? and g.valid_from <= ? and (g.valid_to is null or g.valid_to > ?)
      and a.closed_at is null
    order by g.id`,
);
const lockedAccounts = query<AccountDetailsRow>(
  `${accountDetails} where l.locked_until > ? and a.closed_at is null order by l.locked_at desc`,
);
const ownGrantInForce = query<{ id: number }>(
  `select id from access_grants
    where account_id = ? and profile_id = ? and valid_from <= ? and (valid_to is null or valid_to > ?)`,
);

export const findAccountByHash = (
  reader: Reader,
  { now }: System,
  hash: string,
): Promise<AccountDetailsRow | undefined> => reader.first(accountByHash, [now().toISOString(), hash]);

/** Accounts of the profile's holder, the oldest first. */
export const readAccountsOf = (
  reader: Reader,
  { now }: System,
  profileId: number,
): Promise<AccountDetailsRow[]> => reader.all(accountsOfProfile, [now().toISOString(), profileId]);

/** Accounts that have access to a profile now. */
export function readAccountsWithAccess(
  reader: Reader,
  { now }: System,
  profileId: number,
): Promise<AccountWithAccess[]> {
  const at = now().toISOString();
  return reader.all(accountsWithAccess, [at, profileId, at, at]);
}

export function readLockedAccounts({ db, now }: System): Promise<AccountDetailsRow[]> {
  const at = now().toISOString();
  return db.all(lockedAccounts, [at, at]);
}

/** For how many days a login counts as one that staff may control after they gave someone access to it. */
export const controlDays = previousEmailDays;

/** Staff change the names of a login. */
export async function updateNames(tx: Transaction, { now }: System, id: number, names: Names): Promise<void> {
  await rememberEmail(tx, 'accounts', { id, email: names.email, now: now() });
  await tx.table('accounts').where({ id }).update(columnsOfNames(names));
}

export async function markClosed(tx: Transaction, id: number, at: string): Promise<void> {
  await tx.table('accounts').where({ id }).update({ closed_at: at });
}

interface Reopening {
  names: Names;
  /** The password becomes a random value: the previous one may be the reason why the account was closed. */
  passwordHash: string;
  grant: { kind: AccessKind; byAccountId: number };
}

/**
 * Reopens a closed account under these names and restores its ended access to its profile. Previous passwords, sessions
 * and links stay invalid.
 */
export async function reopenForProfile(
  app: System,
  tx: Transaction,
  { id, profileId }: { id: number; profileId: number },
  { names, passwordHash, grant }: Reopening,
): Promise<void> {
  const at = app.now().toISOString();
  await setPassword(tx, id, passwordHash);
  await updateNames(tx, app, id, names);
  await deleteSessionsOf(tx, id);
  await tx
    .table('accounts')
    .where({ id })
    .update({ closed_at: null, first_login_at: null, must_change_password: 1 });
  if (await tx.first(ownGrantInForce, [id, profileId, at, at])) return;
  await tx.table('access_grants').insert({
    account_id: id,
    profile_id: profileId,
    kind: grant.kind,
    valid_from: at,
    granted_by_account_id: grant.byAccountId,
  });
}

/** Records that attempts on an account are refused; the start stays the same while the refusal is prolonged. */
export async function saveLockout(
  { now, db }: System,
  tx: Transaction,
  accountId: number,
  until: string,
): Promise<void> {
  const at = now().toISOString();
  const began = db.knex.raw(
    'case when locked_accounts.locked_until > ? then locked_accounts.locked_at else ? end',
    [at, at],
  );
  await tx
    .table('locked_accounts')
    .insert({ account_id: accountId, locked_at: at, locked_until: until })
    .onConflict('account_id')
    .merge({ locked_at: began, locked_until: until });
}

export async function deleteLockout(tx: Transaction, accountId: number): Promise<void> {
  await tx.table('locked_accounts').where({ account_id: accountId }).delete();
}
