import { isWriter, type MailboxKind, mailboxKind } from '@nimio/domain/message/mailbox';
import type { ProfileRole } from '@nimio/domain/profile/profile-roles';
import type { Value } from '../../data/sql.js';
import type { ActingFor, Caller } from '../../http/call.js';
import { system } from '../../system.js';
import { profilesOf, readRoles } from '../profile/store.js';

/** The side that reads, marks and deletes: a customer, or the society. */
export type Side = 'user' | 'staff';

/** The profile whose messages a call sees; the society's mailbox has no single profile. */
export type Mailbox =
  | { kind: Exclude<MailboxKind, 'society'>; profileId: number }
  | { kind: 'society'; profileId: null };

export const sideOf = ({ kind }: { kind: MailboxKind }): Side =>
  kind === 'own' || kind === 'notices' ? 'user' : 'staff';

const notDeleted = (side: Side): string => `c.${side}_archived_at is null`;

/**
 * The condition that selects a mailbox's copies, as SQL about `message_copies c`, and for notices about `messages m`
 * too.
 *
 * @param profiles the condition on the id of its profile; by default one, as a parameter
 */
export const conditionOf = (kind: MailboxKind, profiles = '= ?'): string =>
  ({
    own: `c.profile_id ${profiles} and ${notDeleted('user')}`,
    notices: `c.profile_id ${profiles} and ${notDeleted('user')} and m.sent_by_staff = 1`,
    customer: `c.profile_id ${profiles} and ${notDeleted('staff')}`,
    society: notDeleted('staff'),
  })[kind];

/** The bind parameters of the condition. */
export const valuesOf = ({ profileId }: Mailbox): Value[] => (profileId === null ? [] : [profileId]);

/** Only profiles with the configured roles may write to the society. */
export async function mayWrite(profileId: number): Promise<boolean> {
  const { db, content } = system();
  return isWriter(await readRoles(db, profileId), await content.messageRoles());
}

const mailboxAs = (kind: MailboxKind, profileId: number): Mailbox =>
  kind === 'society' ? { kind, profileId: null } : { kind, profileId };

/** The mailbox of the profile that a call names. */
export async function mailboxOf({ isStaff }: Caller, { id }: ActingFor): Promise<Mailbox> {
  const { db, content } = system();
  const roles = await readRoles(db, id);
  return mailboxAs(mailboxKind({ isStaff, roles, writing: await content.messageRoles() }), id);
}

/** Every mailbox that the account may open. */
export async function mailboxesOf({ isStaff, accountId }: Caller): Promise<Mailbox[]> {
  if (isStaff) return [{ kind: 'society', profileId: null }];
  const { db, now, content } = system();
  const writing = await content.messageRoles();
  const rolesOf = new Map<number, ProfileRole[]>();
  for (const { id, role } of await profilesOf(db, accountId, now().toISOString())) {
    rolesOf.set(id, [...(rolesOf.get(id) ?? []), ...(role ? [role] : [])]);
  }
  return [...rolesOf].map(([id, roles]) => mailboxAs(mailboxKind({ isStaff, roles, writing }), id));
}
