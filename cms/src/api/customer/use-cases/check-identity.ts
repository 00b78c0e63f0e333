import type * as endpoints from '@nimio/domain/customer/customer.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { deleteSessionsOf } from '../../../identity/sessions.js';
import { system } from '../../../system.js';
import { requireOpenProfile } from '../../profile/require-open-profile.js';
import { lockProfile, lockProfiles, updateProfile } from '../../profile/store.js';
import { lockCustomer } from '../change-customer.js';
import { notifyIdentityChecked } from '../notice.js';
import { readCustomerRecord } from '../present.js';
import { deleteProfile, isInUseBesidesLogin, moveLogins, readLoginsOf } from '../store.js';

/**
 * The login of the same person gets the profile of the register, with the identity code, and its own profile, in which
 * nothing could be written, is deleted. The person logs in again.
 */
export const checkIdentity: UseCase<typeof endpoints.checkIdentity> = (call) => {
  const { body, caller, requestId } = call;
  return system().db.transaction(async (tx) => {
    const { customer, row } = await lockCustomer(tx, call);
    if (row.check_against_id === null) throw new DomainError('identityChecked');
    const facts = { isSame: body.isSame };
    if (body.isSame === 0) {
      await updateProfile(tx, row.id, { check_against_id: null });
      await notifyIdentityChecked(tx, row);
      await audit(tx, 'customer.check', { caller, profile: customer, requestId }, facts);
      return readCustomerRecord(tx, row.id, caller.rights);
    }
    await lockProfiles(tx, [row.id, row.check_against_id]);
    const known = await lockProfile(tx, row.check_against_id);
    if (!known) throw new DomainError('notFound');
    requireOpenProfile(known);
    if (known.identity_code_index !== null) throw new DomainError('customerExists');
    if (await isInUseBesidesLogin(tx, row.id)) throw new DomainError('customerInUse');
    const { vault } = system();
    const place = (hash: string) => ({ table: 'profiles', column: 'identity_code_sealed', row: hash });
    const code = row.identity_code_sealed && vault.open(row.identity_code_sealed, place(row.hash));
    for (const login of await readLoginsOf(tx, row.id)) await deleteSessionsOf(tx, login.id);
    await moveLogins(tx, row.id, known.id);
    await deleteProfile(tx, row.id);
    await updateProfile(tx, known.id, {
      identity_code_sealed: code && vault.seal(code, place(known.hash)),
      identity_code_index: row.identity_code_index,
      email: known.email ?? row.email,
      email_key: known.email_key ?? row.email_key,
      phone: known.phone ?? row.phone,
    });
    const profile = { id: known.id, asStaff: true };
    await audit(
      tx,
      'customer.check',
      { caller, profile, requestId },
      { ...facts, number: row.ext_party_code },
    );
    return readCustomerRecord(tx, known.id, caller.rights);
  });
};
