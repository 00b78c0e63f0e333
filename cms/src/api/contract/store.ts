import { newPublicHash } from '@nimio/domain/access/hash';
import type { Transaction } from '../../data/database.js';

export interface NewContract {
  profile_id: number;
  type: string;
  description: string;
  valid_from: string;
  valid_to: string | null;
  comp_types: string;
  text_version: number;
  text_language: string;
  created_at: string;
}

export async function insertContract(tx: Transaction, contract: NewContract): Promise<void> {
  await tx.table('contracts').insert({ hash: newPublicHash(), ...contract });
}
