import { DomainError } from '@nimio/domain/errors';
import { nameKey } from '@nimio/domain/text/name-key';
import { type Transaction, uniqueViolation } from '../../data/database.js';
import { query } from '../../data/sql.js';

/** The names of a login. */
export interface Names {
  username: string;
  email: string | null;
}

/** The names as stored: as typed, and normalized for comparison. */
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
 * Rejects an address that is another account's user name and vice versa, as one of the two people could not log in. Of
 * two concurrent writes the second violates the unique index of addresses, because a new user name contains an @ only
 * if it is the account's own address.
 *
 * @param own the account that will have the names, if it exists
 */
export async function refuseNamesOfOthers(tx: Transaction, names: Names, own?: number): Promise<void> {
  const { username_key: name, email_key: address } = columnsOfNames(names);
  const other = await tx.first(otherByNames, [address, name, own ?? 0]);
  if (!other) return;
  const field = other.username_key === address ? 'email' : 'username';
  throw new DomainError('usernameOrEmailExists', { field });
}

/** Translates a violation of the unique indexes by a concurrent write into the error of the check. */
export function asNameTaken(error: unknown): unknown {
  const taken = uniqueViolation(error);
  if (taken === undefined) return error;
  const field = taken.includes('email') ? 'email' : 'username';
  return new DomainError('usernameOrEmailExists', { field });
}
