import type * as endpoints from '@nimio/domain/customer/customer.endpoints';
import type { Customer } from '@nimio/domain/customer/customer.types';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { Transaction } from '../../../data/database.js';
import { rememberEmail } from '../../../data/previous-email.js';
import type { Call, UseCase } from '../../../http/call.js';
import { customerAt, requireOthers } from '../../../identity/profile-access.js';
import { deleteSessionsOf } from '../../../identity/sessions.js';
import { system } from '../../../system.js';
import { requireMayManage } from '../../account/require-account.js';
import { requireOpenProfile } from '../../profile/require-open-profile.js';
import { findSamePerson } from '../../profile/same-person.js';
import {
  lockProfiles,
  type ProfileRow,
  readProfileRow,
  readRoles,
  updateProfile,
} from '../../profile/store.js';
import { lockCustomer } from '../change-customer.js';
import { notifyIdentityChecked } from '../notice.js';
import { readCustomerRecord } from '../present.js';
import { deleteProfile, isInUseBesidesLogin, lockForDeletion, moveLogins, readLoginsOf } from '../store.js';

type Checking = Call<typeof endpoints.checkIdentity>;

/** The customer of the register must be open, without a code or a login, and one whom the caller may change. */
async function requireConnectable(tx: Transaction, known: ProfileRow, { caller }: Checking): Promise<void> {
  const { now } = system();
  await requireOthers({ db: tx, now }, [known.id], caller.accountId);
  requireMayManage(caller, await readRoles(tx, known.id));
  requireOpenProfile(known);
  if (known.identity_code_index !== null) throw new DomainError('customerExists');
  if ((await readLoginsOf(tx, known.id)).length > 0) throw new DomainError('accountExists');
}

/**
 * The login of the same person gets the profile of the register, with the identity code, and its own profile, in which
 * nothing could be written, is deleted. The person logs in again.
 */
async function connect(
  tx: Transaction,
  call: Checking,
  row: ProfileRow,
  known: ProfileRow,
): Promise<Customer> {
  const { caller, requestId } = call;
  await requireConnectable(tx, known, call);
  await lockForDeletion(tx, row.id);
  if (await isInUseBesidesLogin(tx, row.id)) throw new DomainError('customerInUse');
  const { vault, now } = system();
  const email = known.email ?? row.email;
  await rememberEmail(tx, 'profiles', { id: row.id, email, now: now() });
  const place = (hash: string) => ({ table: 'profiles', column: 'identity_code_sealed', row: hash });
  const code = row.identity_code_sealed && vault.open(row.identity_code_sealed, place(row.hash));
  for (const login of await readLoginsOf(tx, row.id)) await deleteSessionsOf(tx, login.id);
  await moveLogins(tx, row.id, known.id);
  await deleteProfile(tx, row.id);
  await updateProfile(tx, known.id, {
    identity_code_sealed: code && vault.seal(code, place(known.hash)),
    identity_code_index: row.identity_code_index,
    email,
    email_key: known.email_key ?? row.email_key,
    phone: known.phone ?? row.phone,
  });
  await notifyIdentityChecked(tx, known);
  const facts = { isSame: 1, number: row.ext_party_code };
  await audit(tx, 'customer.check', { caller, profile: { id: known.id, asStaff: true }, requestId }, facts);
  return readCustomerRecord(tx, known.id, caller.rights);
}

export const checkIdentity: UseCase<typeof endpoints.checkIdentity> = (call) => {
  const { body, caller, params, requestId } = call;
  return system().db.transaction(async (tx) => {
    const { id } = await customerAt(params.profileHash);
    const against = await customerAt(body.against);
    const seen = body.isSame === 0 ? await readProfileRow(tx, id) : undefined;
    const next = seen ? await findSamePerson(tx, seen, against.id) : null;
    // All are locked in ascending order (decision 0015), so that no other call deletes the next one.
    await lockProfiles(tx, [id, against.id, ...(next === null ? [] : [next])]);
    const { customer, row } = await lockCustomer(tx, call);
    const known = await readProfileRow(tx, against.id);
    if (!known || row.check_against_id !== known.id) throw new DomainError('identityChecked');
    if (body.isSame === 1) return connect(tx, call, row, known);
    if ((await findSamePerson(tx, row, known.id)) !== next) throw new DomainError('identityChecked');
    await updateProfile(tx, row.id, { check_against_id: next });
    if (next === null) await notifyIdentityChecked(tx, row);
    const facts = { isSame: 0, number: known.ext_party_code };
    await audit(tx, 'customer.check', { caller, profile: customer, requestId }, facts);
    return readCustomerRecord(tx, row.id, caller.rights);
  });
};
