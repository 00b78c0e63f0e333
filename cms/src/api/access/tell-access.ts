import type { ProfileAccess } from '@nimio/domain/access/access.types';
import type { Transaction } from '../../data/database.js';
import type { ActingFor, Caller } from '../../http/call.js';
import { system } from '../../system.js';
import { presentAccess } from './present.js';
import { readAccess } from './store.js';

/** The access granted to an account in this transaction, with the names that its notification shows. */
export async function tellAccess(
  tx: Transaction,
  { caller, profile }: { caller: Caller; profile: ActingFor },
  accountId: number,
): Promise<ProfileAccess> {
  const rows = await readAccess(tx, profile.id, system().now().toISOString());
  const given = rows.find(({ account_id }) => account_id === accountId);
  if (!given) throw new Error(`Account ${accountId} has no access to profile ${profile.id}`);
  return presentAccess(given, { caller, profile, rows });
}
