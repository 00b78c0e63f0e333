import { newPublicHash } from '@nimio/domain/access/hash';
import { isForeignIban } from '@nimio/domain/bank-account/iban';
import type { Transaction } from '../../data/database.js';
import { query } from '../../data/sql.js';

export interface BankAccountColumns {
  iban: string;
  swift: string | null;
  foreign_account: 0 | 1;
}

/** The first account; the unique priority prevents a second one. */
export async function insertBankAccount(
  tx: Transaction,
  profileId: number,
  account: BankAccountColumns,
  at: string,
): Promise<void> {
  const row = { hash: newPublicHash(), profile_id: profileId, ...account, priority: 1, created_at: at };
  await tx.table('bank_accounts').insert(row);
}

const writeAccount = query<never>(
  'update bank_accounts set iban = ?, swift = ?, foreign_account = ? where hash = ? and profile_id = ?',
);

export const updateBankAccount = async (
  tx: Transaction,
  { hash, profileId }: { hash: string; profileId: number },
  { iban, swift, foreign_account: foreign }: BankAccountColumns,
): Promise<void> => void (await tx.run(writeAccount, [iban, swift, foreign, hash, profileId]));

/** A Finnish account needs no BIC, so none is stored. */
export const columns = ({ iban, swift }: { iban: string; swift: string }): BankAccountColumns => {
  const isForeign = isForeignIban(iban);
  return { iban, swift: isForeign ? swift : null, foreign_account: isForeign ? 1 : 0 };
};
