import { newPublicHash } from '@nimio/domain/access/hash';
import type { Transaction } from '../../data/database.js';

export interface BankAccountColumns {
  iban: string;
  swift: string | null;
  foreign_account: 0 | 1;
}

/** The first account; the unique priority lets no second one in. */
export async function insertBankAccount(
  tx: Transaction,
  profileId: number,
  account: BankAccountColumns,
  at: string,
): Promise<void> {
  const row = { hash: newPublicHash(), profile_id: profileId, ...account, priority: 1, created_at: at };
  await tx.table('bank_accounts').insert(row);
}

export async function updateBankAccount(
  tx: Transaction,
  { hash, profileId }: { hash: string; profileId: number },
  account: BankAccountColumns,
): Promise<void> {
  await tx
    .table('bank_accounts')
    .where({ hash, profile_id: profileId })
    .update({ ...account });
}
