import { newPublicHash } from '@nimio/domain/access/hash';
import type { Transaction } from '../../data/database.js';
import { query } from '../../data/sql.js';

export interface NewContract {
  profile_id: number;
  type: string;
  description: string;
  valid_from: string;
  valid_to: string | null;
  comp_types: string;
  exception_comment?: string | null;
  /** The accepted version of the text and its language; null for a contract on paper. */
  text_version: number | null;
  text_language: string | null;
  created_at: string;
}

export async function insertContract(tx: Transaction, contract: NewContract): Promise<void> {
  await tx.table('contracts').insert({ hash: newPublicHash(), ...contract });
}

const profileOfContract = query<{ profile_id: number }>('select profile_id from contracts where hash = ?');

/** The customer of the contract. */
export const findProfileOfContract = (
  tx: Transaction,
  hash: string,
): Promise<{ profile_id: number } | undefined> => tx.first(profileOfContract, [hash]);

export async function saveContract(
  tx: Transaction,
  hash: string,
  changes: Pick<NewContract, 'valid_to' | 'comp_types'> & { exception_comment: string | null },
): Promise<void> {
  await tx.table('contracts').where({ hash }).update(changes);
}
