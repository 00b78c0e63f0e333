import type { Transaction } from '../../data/database.js';
import { query } from '../../data/sql.js';
import type { Place, Vault } from '../../security/vault.js';
import type { System } from '../../system.js';

interface FactorRow {
  id: number;
  secret_sealed: string;
  confirmed_at: string | null;
  last_step: number;
}

const factorOfAccount = query<FactorRow>(
  'select id, secret_sealed, confirmed_at, last_step from second_factors where account_id = ?',
);
const unusedCode = query<{ id: number }>(
  'select id from recovery_codes where account_id = ? and code_hash = ? and used_at is null',
);
const unusedCodes = query<{ count: number }>(
  'select cast(count(*) as integer) as count from recovery_codes where account_id = ? and used_at is null',
);

const placeOf = (accountHash: string): Place => ({
  table: 'second_factors',
  column: 'secret_sealed',
  row: accountHash,
});

/** The owner of a second factor. */
export interface Owner {
  accountId: number;
  accountHash: string;
}

export const sealSecret = (vault: Vault, accountHash: string, secret: string): string =>
  vault.seal(secret, placeOf(accountHash));

export const openSecret = (vault: Vault, accountHash: string, row: FactorRow): string =>
  vault.open(row.secret_sealed, placeOf(accountHash));

export const lockFactor = (tx: Transaction, accountId: number): Promise<FactorRow | undefined> =>
  tx.lock(factorOfAccount, [accountId]);

/** Stores the secret of a factor that no code has confirmed yet; a previous one is overwritten. */
export async function saveSecret(
  { vault }: System,
  tx: Transaction,
  { accountId, accountHash }: Owner,
  secret: string,
): Promise<void> {
  const row = { secret_sealed: sealSecret(vault, accountHash, secret) };
  await tx
    .table('second_factors')
    .insert({ account_id: accountId, ...row })
    .onConflict('account_id')
    .merge(row);
}

/** Records the time step of an accepted code: codes of this and earlier steps are rejected from now on. */
export async function saveStep(
  tx: Transaction,
  id: number,
  step: number,
  confirmedAt: string,
): Promise<void> {
  await tx.table('second_factors').where({ id }).update({ last_step: step, confirmed_at: confirmedAt });
}

const hashOf = (vault: Vault, code: string): string => vault.index(code, 'recovery-code');

/** Replaces all recovery codes, used or not. */
export async function replaceRecoveryCodes(
  { vault }: System,
  tx: Transaction,
  accountId: number,
  codes: readonly string[],
): Promise<void> {
  const rows = codes.map((code) => ({ account_id: accountId, code_hash: hashOf(vault, code) }));
  await tx.table('recovery_codes').where({ account_id: accountId }).delete();
  await tx.table('recovery_codes').insert(rows);
}

/** Consumes a recovery code; false if it does not exist. The caller has locked the factor. */
export async function consumeRecoveryCode(
  { vault, now }: System,
  tx: Transaction,
  accountId: number,
  code: string,
): Promise<boolean> {
  const found = await tx.first(unusedCode, [accountId, hashOf(vault, code)]);
  if (!found) return false;
  await tx.table('recovery_codes').where({ id: found.id }).update({ used_at: now().toISOString() });
  return true;
}

export const countUnusedCodes = async (tx: Transaction, accountId: number): Promise<number> =>
  (await tx.first(unusedCodes, [accountId]))?.count ?? 0;

export async function deleteFactor(tx: Transaction, accountId: number): Promise<void> {
  await tx.table('recovery_codes').where({ account_id: accountId }).delete();
  await tx.table('second_factors').where({ account_id: accountId }).delete();
}
