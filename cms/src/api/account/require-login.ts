import { DomainError } from '@nimio/domain/errors';
import { isOfStaff, type ProfileRole } from '@nimio/domain/profile/profile-roles';
import type { Caller } from '../../http/call.js';
import { system } from '../../system.js';
import { findLogin, type LoginRow } from './store.js';

/** Logins of staff are managed only by those who have the right to manage staff. */
export const mayManage = ({ rights }: Caller, { staff_role }: Pick<LoginRow, 'staff_role'>): boolean =>
  staff_role === null || rights.includes('manageStaffLogins');

/** 403 if the profile belongs to staff and the caller has no right to manage staff logins. */
export function requireMayManage({ rights }: Caller, roles: readonly ProfileRole[]): void {
  if (isOfStaff(roles) && !rights.includes('manageStaffLogins')) throw new DomainError('forbidden');
}

/** The login that a call is about. Missing ones answer 404, those of staff 403 without the right to manage them. */
export async function requireLogin(caller: Caller, hash: string): Promise<LoginRow> {
  const app = system();
  const login = await findLogin(app.db, app, hash);
  if (!login) throw new DomainError('notFound');
  if (!mayManage(caller, login)) throw new DomainError('forbidden');
  return login;
}

/** The customer whose login an audit event is about. */
export const customerOf = ({ default_profile_id: id }: LoginRow) => ({ id, asStaff: true });
