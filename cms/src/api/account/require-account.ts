import { DomainError } from '@nimio/domain/errors';
import { isOfStaff, type ProfileRole } from '@nimio/domain/profile/profile-roles';
import type { Caller } from '../../http/call.js';
import { system } from '../../system.js';
import { type AccountDetailsRow, findAccountByHash, readLockedAccounts } from './store.js';

/** Accounts of staff are managed only by those who have the right to manage staff. */
export const mayManage = (
  { rights }: Caller,
  { staff_role }: Pick<AccountDetailsRow, 'staff_role'>,
): boolean => staff_role === null || rights.includes('manageStaffAccounts');

/** 403 if the profile belongs to staff and the caller has no right to manage staff accounts. */
export function requireMayManage({ rights }: Caller, roles: readonly ProfileRole[]): void {
  if (isOfStaff(roles) && !rights.includes('manageStaffAccounts')) throw new DomainError('forbidden');
}

/** The account that a call is about. Missing ones answer 404, those of staff 403 without the right to manage them. */
export async function requireAccount(caller: Caller, hash: string): Promise<AccountDetailsRow> {
  const app = system();
  const account = await findAccountByHash(app.db, app, hash);
  if (!account) throw new DomainError('notFound');
  if (!mayManage(caller, account)) throw new DomainError('forbidden');
  return account;
}

/** The locked accounts that the caller may unlock. */
export const readLockedFor = async (caller: Caller): Promise<AccountDetailsRow[]> =>
  (await readLockedAccounts(system())).filter((row) => mayManage(caller, row));

/** The customer whose account an audit event is about. */
export const customerOf = ({ default_profile_id: id }: AccountDetailsRow) => ({ id, asStaff: true });
