import type { ProfileKey } from '@nimio/domain/endpoint';
import { DomainError } from '@nimio/domain/errors';
import { query, type Reader, type SqlPart } from '../data/sql.js';
import type { ActingFor } from '../http/call.js';
import { type System, system } from '../system.js';

/** A condition on the id of a profile, to be written after its column: a read is the same for one profile and for many. */
export type ProfileSet = SqlPart;

export const oneProfile = (profileId: number): ProfileSet => ({ sql: '= ?', values: [profileId] });

interface ProfileId {
  id: number;
  hash: string;
  check_against_id: number | null;
}

const inForce = 'g.account_id = ? and g.valid_from <= ? and (g.valid_to is null or g.valid_to > ?)';

/** The profiles that an account may use at a time. */
export const profilesGrantedTo = (accountId: number, at: string): ProfileSet => ({
  sql: `in (select g.profile_id from access_grants g where ${inForce})`,
  values: [accountId, at, at],
});

const byKey: Record<ProfileKey['by'], string> = {
  profile: 'from profiles p where p.hash = ?',
  authorName: 'from author_names t join profiles p on p.id = t.profile_id where t.hash = ?',
  bankAccount: 'from bank_accounts t join profiles p on p.id = t.profile_id where t.hash = ?',
  ownSuggestion:
    'from change_suggestions t join profiles p on p.id = t.suggester_profile_id where t.hash = ?',
  receivedSuggestion: `from change_suggestions t join deals d on d.work_id = t.work_id and d.role = t.role
      join profiles p on p.id = d.owner_profile_id where t.hash = ?`,
  extPartyCode: 'from profiles p where p.ext_party_code = ?',
};

const granted = (by: ProfileKey['by']) =>
  query<ProfileId>(
    `select p.id, p.hash, p.check_against_id ${byKey[by]} and exists (
       select 1 from access_grants g where g.profile_id = p.id and ${inForce})`,
  );
const any = (by: ProfileKey['by']) =>
  query<ProfileId>(`select p.id, p.hash, p.check_against_id ${byKey[by]}`);

const eachKey = <T>(make: (by: ProfileKey['by']) => T): Record<ProfileKey['by'], T> => ({
  profile: make('profile'),
  authorName: make('authorName'),
  bankAccount: make('bankAccount'),
  ownSuggestion: make('ownSuggestion'),
  receivedSuggestion: make('receivedSuggestion'),
  extPartyCode: make('extPartyCode'),
});
const grantedBy = eachKey(granted);
const anyBy = eachKey(any);

/** The profile, if the account owns it or has an active grant. */
export function findGrantedProfile(
  { db, now }: { db: Reader; now: System['now'] },
  by: ProfileKey['by'],
  hash: string,
  accountId: number,
): Promise<ProfileId | undefined> {
  const at = now().toISOString();
  return db.first(grantedBy[by], [hash, accountId, at, at]);
}

const grantInForce = query<{ id: number }>(
  `select g.id from access_grants g where g.profile_id = ? and ${inForce}`,
);

/**
 * Staff may not decide on their own money or that of people whom they represent: 403 `ownAffairs` if one of these
 * profiles is theirs.
 */
export async function requireOthers(
  { db, now }: { db: Reader; now: System['now'] },
  profileIds: readonly number[],
  accountId: number,
): Promise<void> {
  const at = now().toISOString();
  for (const id of new Set(profileIds)) {
    if (await db.first(grantInForce, [id, accountId, at, at])) throw new DomainError('ownAffairs');
  }
}

/** Any profile, for staff. */
export const findProfileAsStaff = (
  { db }: System,
  by: ProfileKey['by'],
  hash: string,
): Promise<ProfileId | undefined> => db.first(anyBy[by], [hash]);

/** The customer on whose behalf staff act; 404 if there is none. */
export async function customerAt(profileHash: string): Promise<ActingFor> {
  const found = await findProfileAsStaff(system(), 'profile', profileHash);
  if (!found) throw new DomainError('notFound');
  return { id: found.id, hash: found.hash, asStaff: true };
}
