import type { ProfileAccess } from '@nimio/domain/access/access.types';
import type { Transaction } from '../../data/database.js';
import type { ActingFor, Caller } from '../../http/call.js';
import { system } from '../../system.js';
import { profileName } from '../profile/name.js';
import { type AccessRow, readAccess } from './store.js';

/** Access to one's own profile begins and ends with the account; only staff end it separately. */
export function mayEnd(
  caller: Caller,
  profile: ActingFor,
  row: AccessRow,
  rows: readonly AccessRow[],
): boolean {
  if (profile.asStaff) return caller.rights.includes('manageAccess');
  if (row.kind === 'own') return false;
  const isHolder = rows.some(({ kind, account_id }) => kind === 'own' && account_id === caller.accountId);
  return isHolder || row.account_id === caller.accountId;
}

export const presentAccess = (
  row: AccessRow,
  { caller, profile, rows }: { caller: Caller; profile: ActingFor; rows: readonly AccessRow[] },
): ProfileAccess => ({
  userHash: row.account_hash,
  name: profileName({ ...row, kind: row.profile_kind }),
  username: profile.asStaff ? row.username : null,
  kind: row.kind,
  validFrom: row.valid_from,
  validTo: row.valid_to,
  isGivenBySociety: row.granted_by_account_id === row.account_id || row.kind === 'own' ? 0 : 1,
  isSelf: row.account_id === caller.accountId ? 1 : 0,
  canEnd: mayEnd(caller, profile, row, rows) ? 1 : 0,
});

/** The access granted to an account in this transaction, with the names that its notification shows. */
export async function readGrantedAccess(
  tx: Transaction,
  { caller, profile }: { caller: Caller; profile: ActingFor },
  accountId: number,
): Promise<ProfileAccess> {
  const rows = await readAccess(tx, profile.id, system().now().toISOString());
  const given = rows.find(({ account_id }) => account_id === accountId);
  if (!given) throw new Error(`Account ${accountId} has no access to profile ${profile.id}`);
  return presentAccess(given, { caller, profile, rows });
}
