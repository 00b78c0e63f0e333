import type { Transaction } from '../../data/database.js';
import { query } from '../../data/sql.js';
import { deleteSessionsOf } from '../../identity/sessions.js';
import type { Person } from '../../integrations/strong-auth/strong-auth.js';
import type { System } from '../../system.js';
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

/** The closed login of a verified person, locked. */
export const lockClosedAccount = (
  { vault }: System,
  tx: Transaction,
  { identityCode }: Person,
): Promise<ClosedAccount | undefined> =>
  tx.lock(closedByIdentity, [vault.index(identityCode, 'identity-code')]);

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
