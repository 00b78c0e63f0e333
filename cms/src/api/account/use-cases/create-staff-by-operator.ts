import { randomUUID } from 'node:crypto';
import { newPublicHash } from '@nimio/domain/access/hash';
import type { StaffRole } from '@nimio/domain/profile/profile-roles';
import { audit } from '../../../audit/audit.js';
import { hashPassword } from '../../../security/passwords.js';
import { newToken } from '../../../security/tokens.js';
import type { System } from '../../../system.js';
import { insertProfile } from '../../profile/insert-profile.js';
import { insertAccount } from '../../session/account-store.js';
import { asNameTaken, refuseNamesOfOthers } from '../../session/name-store.js';
import { insertPasswordLink, invitationMinutes } from '../../session/password-link-store.js';

/** A member of staff whose user name is the e-mail address. */
interface NewStaff {
  givenName: string;
  familyName: string;
  email: string;
  role: StaffRole;
}

/**
 * Creates an account of staff on the authority of access to the server's command line; the first one can be created in
 * no other way.
 *
 * @returns the address at which the person sets a password within seven days
 * @throws `usernameOrEmailExists`
 */
export async function createStaffByOperator(
  app: System,
  { givenName, familyName, email, role }: NewStaff,
): Promise<string> {
  const passwordHash = await hashPassword(newToken());
  const names = { username: email, email };
  const token = await app.db
    .transaction(async (tx) => {
      await refuseNamesOfOthers(tx, names);
      // The identity code stays unknown until the bank has identified the person.
      const profileId = await insertProfile(app, tx, {
        kind: 'person',
        first_name: givenName,
        last_name: familyName,
        identityCode: null,
        language: 'fi',
        email,
        roles: [role],
      });
      const account = { ...names, hash: newPublicHash(), passwordHash, identityCode: null, profileId };
      const accountId = await insertAccount(app, tx, account);
      const profile = { id: profileId, asStaff: false };
      const requestId = `operator-${randomUUID().slice(0, 8)}`;
      await audit(tx, 'account.create', { caller: undefined, profile, requestId }, { kind: 'own', role });
      return insertPasswordLink(app, tx, accountId, invitationMinutes);
    })
    .catch((error: unknown) => {
      throw asNameTaken(error);
    });
  return `${app.publicUrl}/password-reset/${token}?language=fi`;
}
