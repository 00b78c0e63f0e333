import { DomainError } from '@nimio/domain/errors';
import { nameKey } from '@nimio/domain/text/name-key';
import { type Transaction, uniqueViolation } from '../../data/database.js';
import { query } from '../../data/sql.js';

/** What a login is found by. */
export interface Names {
  username: string;
  email: string | null;
}

/** As the accounts keep them: as typed, and as they are compared. */
export const columnsOfNames = ({ username, email }: Names) => ({
  username,
  username_key: nameKey(username),
  email,
  email_key: email && nameKey(email),
});

const otherByNames = query<{ username_key: string }>(
  'select username_key from accounts where (username_key = ? or email_key = ?) and id <> ?',
);

/**
 * Refuses an address that is another's user name, and a user name that is another's address: one of the two would
 * not get in by theirs. Two who come at once meet at the unique index of addresses, as a user name of today holds
 * an @ only when it is the account's own address.
 *
 * @param own the account that is to have them, where there is one
 */
export async function refuseNamesOfOthers(tx: Transaction, names: Names, own?: number): Promise<void> {
  const { username_key: name, email_key: address } = columnsOfNames(names);
  const other = await tx.first(otherByNames, [address, name, own ?? 0]);
  if (!other) return;
  const field = other.username_key === address ? 'email' : 'username';
  throw new DomainError('usernameOrEmailExists', { field });
}

/** What two who came at once met at the unique indexes, in the words of the one who came first. */
export function toldAsTaken(error: unknown): unknown {
  const taken = uniqueViolation(error);
  if (taken === undefined) return error;
  const field = taken.includes('email') ? 'email' : 'username';
  return new DomainError('usernameOrEmailExists', { field });
}
