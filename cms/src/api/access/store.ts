import type { AccessKind } from '@nimio/domain/access/access-kinds';
import type { ProfileRole } from '@nimio/domain/profile/profile-roles';
import type { Transaction } from '../../data/database.js';
import { query, type Reader } from '../../data/sql.js';
import { type NameColumns, nameColumns } from '../profile/name.js';
import type { ProfileRow } from '../profile/store.js';

export interface AccessRow extends NameColumns {
  id: number;
  account_id: number;
  account_hash: string;
  username: string;
  kind: AccessKind;
  valid_from: string;
  valid_to: string | null;
  granted_by_account_id: number | null;
  profile_kind: 'person' | 'organisation';
}

const access = `select g.id, g.account_id, a.hash as account_hash, a.username, g.kind, g.valid_from, g.valid_to,
    g.granted_by_account_id, p.kind as profile_kind, ${nameColumns('p')}
  from access_grants g
  join accounts a on a.id = g.account_id and a.closed_at is null
  join profiles p on p.id = a.default_profile_id
 where g.profile_id = ? and (g.valid_to is null or g.valid_to > ?)`;

const accessOfProfile = query<AccessRow>(`${access} order by g.kind, g.id`);
const accessOfAccount = query<AccessRow>(`${access} and g.account_id = ? order by g.id`);

/** Who may act for a profile, now or from a later day. */
export const readAccess = (reader: Reader, profileId: number, at: string): Promise<AccessRow[]> =>
  reader.all(accessOfProfile, [profileId, at]);

/** The rows of one account. */
export const readAccessOf = (
  reader: Reader,
  { profileId, accountId, at }: { profileId: number; accountId: number; at: string },
): Promise<AccessRow[]> => reader.all(accessOfAccount, [profileId, at, accountId]);

export interface NewGrant {
  accountId: number;
  profileId: number;
  kind: AccessKind;
  at: string;
  validTo: string | null;
  byAccountId: number;
}

export async function insertGrant(tx: Transaction, grant: NewGrant): Promise<void> {
  await tx.table('access_grants').insert({
    account_id: grant.accountId,
    profile_id: grant.profileId,
    kind: grant.kind,
    valid_from: grant.at,
    valid_to: grant.validTo,
    granted_by_account_id: grant.byAccountId,
  });
}

export async function changeGrant(tx: Transaction, id: number, { kind, validTo, byAccountId }: NewGrant) {
  await tx
    .table('access_grants')
    .where({ id })
    .update({ kind, valid_to: validTo, granted_by_account_id: byAccountId });
}

/** Access that has not begun yet is cancelled. */
export async function endGrants(tx: Transaction, ids: readonly number[], at: string): Promise<void> {
  await tx.table('access_grants').whereIn('id', ids).update({ valid_to: at });
}

/** A person logs in for themselves; an estate or an organisation is managed by other people. */
export function accessKindOf({ kind }: Pick<ProfileRow, 'kind'>, roles: readonly ProfileRole[]): AccessKind {
  if (kind === 'person') return 'own';
  return roles.some((role) => role === 'estate' || role === 'unsettledEstate') ? 'estate' : 'organisation';
}
