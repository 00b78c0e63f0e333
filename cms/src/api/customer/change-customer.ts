import type { AuditEvent } from '@nimio/domain/audit/audit-events';
import type { Customer } from '@nimio/domain/customer/customer.types';
import { DomainError } from '@nimio/domain/errors';
import { isOfStaff, type ProfileRole } from '@nimio/domain/profile/profile-roles';
import { audit } from '../../audit/audit.js';
import type { Transaction } from '../../data/database.js';
import type { ActingFor, Caller } from '../../http/call.js';
import { customerAt, requireOthers } from '../../identity/profile-access.js';
import { system } from '../../system.js';
import { requireMayManage } from '../account/require-account.js';
import { lockProfile, type ProfileRow, readRoles } from '../profile/store.js';
import { readCustomerRecord } from './present.js';
import { hasOtherSuperadmin } from './store.js';

export interface CustomerCall {
  params: { profileHash: string };
  caller: Caller;
  requestId: string;
}

export interface LockedCustomer {
  customer: ActingFor;
  row: ProfileRow;
  roles: readonly ProfileRole[];
}

/**
 * The customer of a call, locked for a change. Staff may not change their own profile or one that they represent: 403
 * `ownAffairs`; those of staff need `manageStaffAccounts`.
 */
export async function lockCustomer(
  tx: Transaction,
  { params, caller }: Pick<CustomerCall, 'params' | 'caller'>,
): Promise<LockedCustomer> {
  const { now } = system();
  const customer = await customerAt(params.profileHash);
  const row = await lockProfile(tx, customer.id);
  if (!row) throw new DomainError('notFound');
  await requireOthers({ db: tx, now }, [row.id], caller.accountId);
  const roles = await readRoles(tx, row.id);
  requireMayManage(caller, roles);
  return { customer, row, roles };
}

/**
 * Changes the register record of a customer and returns it.
 *
 * @param event the kind of the audit event
 * @param change returns details for the audit event
 */
export function changeCustomer(
  call: CustomerCall,
  event: AuditEvent,
  change: (tx: Transaction, customer: LockedCustomer) => Promise<Record<string, unknown>>,
): Promise<Customer> {
  const { caller, requestId } = call;
  return system().db.transaction(async (tx) => {
    const locked = await lockCustomer(tx, call);
    const facts = await change(tx, locked);
    await audit(tx, event, { caller, profile: locked.customer, requestId }, facts);
    return readCustomerRecord(tx, locked.row.id, caller.rights);
  });
}

/** Roles of staff are given and taken by those who manage staff. */
export function requireMayAssign({ rights }: Caller, roles: readonly ProfileRole[]): void {
  if (isOfStaff(roles) && !rights.includes('manageStaffAccounts')) throw new DomainError('forbidden');
}

/** 409 `lastSuperadmin` when no other one could log in. */
export async function requireOtherSuperadmin(tx: Transaction, profileId: number): Promise<void> {
  if (!(await hasOtherSuperadmin(tx, profileId))) throw new DomainError('lastSuperadmin');
}
