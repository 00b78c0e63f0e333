import { newPublicHash } from '@nimio/domain/access/hash';
import { isForeignIban } from '@nimio/domain/bank-account/iban';
import { nameKey } from '@nimio/domain/text/name-key';
import type { Transaction } from '../../data/database.js';
import { query, type Reader } from '../../data/sql.js';
import type { Page } from '../../http/call.js';
import { type Named, nameColumns } from '../profile/name.js';
import { findLoginControllers } from './login-control.js';

interface BankAccountColumns {
  iban: string;
  swift: string | null;
  foreign_account: 0 | 1;
}

/** Also stores who set an account that has to be confirmed, and when; both are `null` for other accounts. */
export interface StoredAccount extends BankAccountColumns {
  set_by_account_id: number | null;
  set_at: string | null;
}

/** The first account; the unique priority prevents a second one. */
export async function insertBankAccount(
  tx: Transaction,
  profileId: number,
  account: StoredAccount,
  at: string,
): Promise<void> {
  const row = { hash: newPublicHash(), profile_id: profileId, ...account, priority: 1, created_at: at };
  await tx.table('bank_accounts').insert(row);
}

const replacement = query(
  `update bank_accounts
      set iban = ?, swift = ?, foreign_account = ?, set_by_account_id = ?, set_at = ?, confirmed_by_account_id = null
    where hash = ? and profile_id = ?`,
);

/** Replaces an account, whose confirmation ends. */
export async function replaceBankAccount(
  tx: Transaction,
  { hash, profileId }: { hash: string; profileId: number },
  { iban, swift, foreign_account, set_by_account_id, set_at }: StoredAccount,
): Promise<void> {
  await tx.run(replacement, [iban, swift, foreign_account, set_by_account_id, set_at, hash, profileId]);
}

/** A Finnish account needs no BIC, so none is stored. */
export const columns = ({ iban, swift }: { iban: string; swift: string }): BankAccountColumns => {
  const isForeign = isForeignIban(iban);
  return { iban, swift: isForeign ? swift : null, foreign_account: isForeign ? 1 : 0 };
};

/** Open logins of the holder and the setter. Those who look after a customer without a login, such as an estate, are its holders. */
const logins = `select id from accounts where default_profile_id = ? and closed_at is null
   union
   select id from accounts where id = ? and closed_at is null
   union
   select a.id from access_grants g join accounts a on a.id = g.account_id
    where g.profile_id = ? and g.valid_from <= ? and (g.valid_to is null or g.valid_to > ?) and a.closed_at is null
      and not exists (select 1 from accounts o where o.default_profile_id = g.profile_id and o.closed_at is null)`;

const addresses = query<{ email: string | null }>(
  `select email from profiles where id = ? and closed_on is null and died_on is null
   union all
   select x.email from profiles p join previous_emails x on x.profile_id = p.id
    where p.id = ? and p.closed_on is null and p.died_on is null and x.until > ?
   union all
   select a.email from (${logins}) l join accounts a on a.id = l.id
   union all
   select x.email from (${logins}) l join previous_emails x on x.account_id = l.id where x.until > ?`,
);

/**
 * The addresses that are notified of a new account of a profile, each once: the present and the previous ones of the
 * profile, of its holder's logins, and of the login that set the account. Of a profile without a login those of the logins
 * that may act for it.
 *
 * @param setterId the account of that login; undefined for staff
 */
export async function readAddressesToNotify(
  reader: Reader,
  profileId: number,
  setterId: number | undefined,
  at: string,
): Promise<string[]> {
  const ofLogins = [profileId, setterId ?? 0, profileId, at, at];
  const values = [profileId, profileId, at, ...ofLogins, ...ofLogins, at];
  const rows = await reader.all(addresses, values);
  const known = rows.map(({ email }) => email).filter((each) => each !== null);
  return [...new Map(known.map((each) => [nameKey(each), each])).values()];
}

/** SQL for an account that someone has to confirm; the index of unconfirmed accounts has the same condition. */
export const isUnconfirmed = (account: string): string =>
  `${account}.set_by_account_id is not null and ${account}.confirmed_by_account_id is null`;

/** An account that someone has to confirm, with the account that set it. */
export interface Unconfirmed {
  profile_id: number;
  set_by_account_id: number;
  set_at: string;
  setter_hash: string;
}

const unconfirmedByHash = query<Unconfirmed>(
  `select b.profile_id, b.set_by_account_id, b.set_at, a.hash as setter_hash
     from bank_accounts b join accounts a on a.id = b.set_by_account_id
    where b.hash = ? and ${isUnconfirmed('b')}`,
);

/** Undefined for an account that needs no confirmation, or has it. */
export const findUnconfirmed = (reader: Reader, hash: string): Promise<Unconfirmed | undefined> =>
  reader.first(unconfirmedByHash, [hash]);

/** The accounts that may not confirm: the one that set it, and those of staff who may control that login. */
export const refusedConfirmers = async (
  reader: Reader,
  { profile_id, set_by_account_id: setter, set_at, setter_hash }: Unconfirmed,
): Promise<number[]> => [
  setter,
  ...(await findLoginControllers(
    reader,
    { accountId: setter, accountHash: setter_hash },
    profile_id,
    set_at,
  )),
];

/** @param accountId `null` where one person decides: then no one has to confirm it */
export async function markConfirmed(tx: Transaction, hash: string, accountId: number | null): Promise<void> {
  const confirmed =
    accountId === null ? { set_by_account_id: null, set_at: null } : { confirmed_by_account_id: accountId };
  await tx.table('bank_accounts').where({ hash }).update(confirmed);
}

export interface UnconfirmedRow extends Named, Unconfirmed {
  hash: string;
  iban: string;
  swift: string | null;
  profile_hash: string;
  ext_party_code: string | null;
  setter_kind: Named['kind'];
  setter_first_name: string | null;
  setter_last_name: string | null;
  setter_organisation: string | null;
  /** The caller owns the profile or represents it. */
  is_own: 0 | 1;
}

/** The time is compared so that the index is searched. */
const isWaiting = `${isUnconfirmed('b')} and b.set_at > ''`;
const unconfirmed = query<UnconfirmedRow>(
  `select b.hash, b.iban, b.swift, b.set_by_account_id, b.set_at, a.hash as setter_hash, p.id as profile_id,
          p.hash as profile_hash, p.ext_party_code, p.kind, ${nameColumns('p')}, s.kind as setter_kind, s.first_name as setter_first_name,
          s.last_name as setter_last_name, s.organisation_name as setter_organisation,
          case when exists (select 1 from access_grants g
            where g.profile_id = p.id and g.account_id = ? and g.valid_from <= ?
              and (g.valid_to is null or g.valid_to > ?)) then 1 else 0 end as is_own
     from bank_accounts b
     join profiles p on p.id = b.profile_id
     join accounts a on a.id = b.set_by_account_id
     join profiles s on s.id = a.default_profile_id
    where ${isWaiting} order by b.set_at, b.id limit ? offset ?`,
);
const summary = query<{ total: number; oldest: string | null }>(
  `select cast(count(*) as integer) as total, min(b.set_at) as oldest
     from bank_accounts b where ${isWaiting}`,
);

/** A page of the accounts that wait for a confirmation, the oldest first. */
export const readUnconfirmed = (
  reader: Reader,
  { accountId, at }: { accountId: number; at: string },
  { limit, offset }: Page,
): Promise<UnconfirmedRow[]> => reader.all(unconfirmed, [accountId, at, at, limit, offset]);

export const summarizeUnconfirmed = async (reader: Reader) =>
  (await reader.first(summary)) ?? { total: 0, oldest: null };
