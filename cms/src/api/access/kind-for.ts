import type { AccessKind } from '@nimio/domain/access/access-kinds';
import type { ProfileRole } from '@nimio/domain/profile/profile-roles';
import type { ProfileRow } from '../profile/store.js';

/** A person logs in for themselves; an estate or an organisation is managed by somebody else. */
export function kindFor({ kind }: Pick<ProfileRow, 'kind'>, roles: readonly ProfileRole[]): AccessKind {
  if (kind === 'person') return 'own';
  return roles.some((role) => role === 'estate' || role === 'unsettledEstate') ? 'estate' : 'organisation';
}
