import { newPublicHash } from '@nimio/domain/access/hash';
import { isForeignIban } from '@nimio/domain/bank-account/iban';
import type { Transaction } from '../../data/database.js';
import { query, type Reader } from '../../data/sql.js';
import type { Page } from '../../http/call.js';
import { type Named, nameColumns } from '../profile/name.js';

interface BankAccountColumns {
  iban: string;
  swift: string | null;
  foreign_account: 0 | 1;
}

/** With who set an account that has to be confirmed, and when; both `null` for another one. */
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

/** Replaces an account, whose confirmation ends. */
export async function replaceBankAccount(
  tx: Transaction,
  { hash, profileId }: { hash: string; profileId: number },
  account: StoredAccount,
): Promise<void> {
  await tx
    .table('bank_accounts')
    .where({ hash, profile_id: profileId })
    .update({ ...account, confirmed_by_account_id: null });
}

/** A Finnish account needs no BIC, so none is stored. */
export const columns = ({ iban, swift }: { iban: string; swift: string }): BankAccountColumns => {
  const isForeign = isForeignIban(iban);
  return { iban, swift: isForeign ? swift : null, foreign_account: isForeign ? 1 : 0 };
};

/** SQL for an account that someone has to confirm; the index of unconfirmed accounts has the same condition. */
export const isUnconfirmed = (account: string): string =>
  `${account}.set_by_account_id is not null and ${account}.confirmed_by_account_id is null`;

const setter = query<{ set_by_account_id: number | null }>(
  `select b.set_by_account_id from bank_accounts b where b.hash = ? and ${isUnconfirmed('b')}`,
);

/** The person who may not confirm an account; undefined if it needs no confirmation. */
export const findSetter = async (reader: Reader, hash: string): Promise<number | undefined> =>
  (await reader.first(setter, [hash]))?.set_by_account_id ?? undefined;

export async function markConfirmed(tx: Transaction, hash: string, accountId: number): Promise<void> {
  await tx.table('bank_accounts').where({ hash }).update({ confirmed_by_account_id: accountId });
}

export interface UnconfirmedRow extends Named {
  hash: string;
  iban: string;
  swift: string | null;
  set_at: string;
  profile_id: number;
  profile_hash: string;
  ext_party_code: string | null;
  setter_first_name: string | null;
  setter_last_name: string | null;
  may_confirm: 0 | 1;
}

/** The time is compared so that the index is searched. */
const isWaiting = `${isUnconfirmed('b')} and b.set_at > ''`;
const unconfirmed = query<UnconfirmedRow>(
  `select b.hash, b.iban, b.swift, b.set_at, p.id as profile_id, p.hash as profile_hash, p.ext_party_code, p.kind,
          ${nameColumns('p')}, s.first_name as setter_first_name, s.last_name as setter_last_name,
          case when b.set_by_account_id = ? or exists (select 1 from access_grants g
            where g.profile_id = p.id and g.account_id = ? and g.valid_from <= ?
              and (g.valid_to is null or g.valid_to > ?)) then 0 else 1 end as may_confirm
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

/** A page of the accounts that wait for a confirmation, with whether this account may confirm each now. */
export const readUnconfirmed = (
  reader: Reader,
  { accountId, at }: { accountId: number; at: string },
  { limit, offset }: Page,
): Promise<UnconfirmedRow[]> => reader.all(unconfirmed, [accountId, accountId, at, at, limit, offset]);

export const summarizeUnconfirmed = async (reader: Reader) =>
  (await reader.first(summary)) ?? { total: 0, oldest: null };
