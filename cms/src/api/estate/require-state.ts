import { DomainError } from '@nimio/domain/errors';
import { estateRoleOf } from '@nimio/domain/estate/estate.schema';
import type { ProfileRole } from '@nimio/domain/profile/profile-roles';
import type { Reader } from '../../data/sql.js';
import type { ProfileRow } from '../profile/store.js';
import { findEstateOf } from './store.js';

/** 409 `estateMissing` for a customer that is not an estate. */
export function requireEstate(roles: readonly ProfileRole[]): void {
  if (!estateRoleOf(roles)) throw new DomainError('estateMissing');
}

/**
 * The row of an author who has died and has no estate yet.
 *
 * @throws `deathMissing` or `estateExists`
 */
export async function requireDeath(
  reader: Reader,
  row: ProfileRow,
): Promise<ProfileRow & { died_on: string }> {
  const { died_on } = row;
  if (died_on === null) throw new DomainError('deathMissing');
  if ((await findEstateOf(reader, row.id)) !== undefined) throw new DomainError('estateExists');
  return { ...row, died_on };
}
