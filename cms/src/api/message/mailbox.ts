import { type ProfileRole, staffRoles } from '@nimio/domain/profile/profile.types';
import type { Value } from '../../data/database.js';
import type { ActingFor, Caller } from '../../http/call.js';
import { system } from '../../system.js';
import { profilesOf, readRoles } from '../profile/store.js';

/** Who reads, marks and deletes: a customer, or the society. */
export type Side = 'user' | 'staff';

/**
 * Whose messages a call sees, and from which side.
 * - `own`: a customer's, by the customer.
 * - `notices`: the same of one who may not write: only what the society sent.
 * - `customer`: a customer's, by the society.
 * - `society`: everybody's.
 */
export type Mailbox =
  | { kind: 'own' | 'notices' | 'customer'; profileId: number }
  | { kind: 'society'; profileId: null };
export type MailboxKind = Mailbox['kind'];

export const sideOf = ({ kind }: { kind: MailboxKind }): Side =>
  kind === 'own' || kind === 'notices' ? 'user' : 'staff';

const notDeleted = (side: Side): string => `c.${side}_archived_at is null`;

/** What the copies in a mailbox have in common, as SQL about `message_copies c`; of notices about `messages m` too. */
export const conditions: Record<MailboxKind, string> = {
  own: `c.profile_id = ? and ${notDeleted('user')}`,
  notices: `c.profile_id = ? and ${notDeleted('user')} and m.sent_by_staff = 1`,
  customer: `c.profile_id = ? and ${notDeleted('staff')}`,
  society: notDeleted('staff'),
};

/** The values for the question marks of the condition. */
export const valuesOf = ({ profileId }: Mailbox): Value[] => (profileId === null ? [] : [profileId]);

const shareOne = (held: readonly ProfileRole[], asked: readonly ProfileRole[]): boolean =>
  held.some((role) => asked.includes(role));

/** Only profiles of the roles that the society has chosen write to it. */
export async function mayWrite(profileId: number): Promise<boolean> {
  const { db, content } = system();
  return shareOne(await readRoles(db, profileId), await content.messageRoles());
}

/** The mailbox of the profile that a call names. Staff find the society's behind any profile of the society. */
export async function mailboxOf(caller: Caller, profile: ActingFor): Promise<Mailbox> {
  const { db, content } = system();
  const roles = await readRoles(db, profile.id);
  if (caller.isStaff && shareOne(roles, staffRoles)) return { kind: 'society', profileId: null };
  if (caller.isStaff) return { kind: 'customer', profileId: profile.id };
  const kind = shareOne(roles, await content.messageRoles()) ? 'own' : 'notices';
  return { kind, profileId: profile.id };
}

/** Every mailbox that the account may open. */
export async function mailboxesOf(caller: Caller): Promise<Mailbox[]> {
  if (caller.isStaff) return [{ kind: 'society', profileId: null }];
  const { db, now, content } = system();
  const writing = await content.messageRoles();
  const rolesOf = new Map<number, ProfileRole[]>();
  for (const { id, role } of await profilesOf(db, caller.accountId, now().toISOString())) {
    rolesOf.set(id, [...(rolesOf.get(id) ?? []), ...(role ? [role] : [])]);
  }
  return [...rolesOf].map(([profileId, roles]) => ({
    kind: shareOne(roles, writing) ? 'own' : 'notices',
    profileId,
  }));
}
