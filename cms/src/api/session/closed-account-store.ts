import type { Transaction } from '../../data/database.js';
import { rememberEmail } from '../../data/previous-email.js';
import { query } from '../../data/sql.js';
import { deleteSessionsOf } from '../../identity/sessions.js';
import type { Person } from '../../integrations/strong-auth/strong-auth.js';
import type { System } from '../../system.js';
import { requireOpenProfile } from '../profile/require-open-profile.js';
import { lockProfile } from '../profile/store.js';
import { completeContact, insertAcceptance, type Made, type RegistrationInput } from './account-store.js';
import { columnsOfNames } from './name-store.js';
import { requireGrant, setPassword } from './store.js';

interface ClosedAccount {
  id: number;
  default_profile_id: number;
}

const closedByIdentity = query<ClosedAccount>(
  'select id, default_profile_id from accounts where identity_code_index = ? and closed_at is not null',
);

/**
 * The closed account of a verified person, locked after its profile: an invitation, which reopens it too, locks the
 * profile, and would otherwise overwrite the password that is chosen here.
 */
export async function lockClosedAccount(
  { vault }: System,
  tx: Transaction,
  { identityCode }: Person,
): Promise<ClosedAccount | undefined> {
  const index = vault.index(identityCode, 'identity-code');
  const seen = await tx.first(closedByIdentity, [index]);
  if (!seen) return undefined;
  const profile = await lockProfile(tx, seen.default_profile_id);
  if (profile) requireOpenProfile(profile);
  return tx.lock(closedByIdentity, [index]);
}

/**
 * Reopens a closed login with the names and the password given now. Previous sessions, links and ended grants stay
 * invalid.
 */
export async function reopenAccount(
  app: System,
  tx: Transaction,
  account: ClosedAccount,
  { passwordHash, contact, terms, ...names }: RegistrationInput,
): Promise<Made> {
  const { id, default_profile_id: profileId } = account;
  const at = app.now().toISOString();
  await requireGrant(tx, id, at);
  await rememberEmail(tx, 'accounts', { id, email: names.email, now: app.now() });
  await tx
    .table('accounts')
    .where({ id })
    .update({ ...columnsOfNames(names), closed_at: null });
  await setPassword(tx, id, passwordHash);
  await deleteSessionsOf(tx, id);
  await insertAcceptance(tx, id, { ...terms, at });
  await completeContact(app, tx, profileId, contact);
  return { accountId: id, profileId };
}
