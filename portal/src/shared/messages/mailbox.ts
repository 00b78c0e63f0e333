import type { Message } from '@nimio/domain/message/message.types';
import { type ProfileRole, staffRoles } from '@nimio/domain/profile/profile.types';
import type { PortalSettings } from '@nimio/domain/settings/settings.types';
import type { Member } from '../session/session-store';

/**
 * Whose messages are seen, and from which side; the server decides the same.
 * - `own`: a customer's, by the customer.
 * - `notices`: what the society sent to one who may not write.
 * - `customer`: a customer's, by the society's staff.
 * - `society`: everybody's, by the staff.
 */
export interface Mailbox {
  kind: 'own' | 'notices' | 'customer' | 'society';
  profileHash: string;
  profileName: string;
}

type Visitor = Pick<Member, 'me' | 'profiles'>;

const isOfStaff = (role: ProfileRole): boolean => staffRoles.includes(role);

/** Staff are those whose own profile is the society's, for whomever they act. */
const isStaff = ({ me, profiles }: Visitor): boolean =>
  profiles.some(({ hash, roles }) => hash === me.user.defaultProfileHash && roles.some(isOfStaff));

/** Undefined for whoever has no profile to act for. */
export function mailboxOf(
  visitor: Visitor,
  { features, messageRoles }: Pick<PortalSettings, 'features' | 'messageRoles'>,
): Mailbox | undefined {
  const { profile } = visitor.me;
  if (!profile) return undefined;
  const roles = profile.roles.map(({ code }) => code);
  const writing: readonly ProfileRole[] = features.messages ? messageRoles : [];
  const about = { profileHash: profile.hash, profileName: profile.profileName };
  if (isStaff(visitor)) return { ...about, kind: roles.some(isOfStaff) ? 'society' : 'customer' };
  return { ...about, kind: roles.some((role) => writing.includes(role)) ? 'own' : 'notices' };
}

/** Whether there is a list of messages and one may write. */
export const mayWrite = ({ kind }: Mailbox): boolean => kind !== 'notices';

/** Whether it is seen by the society's people. */
export const isSocietys = ({ kind }: Mailbox): boolean => kind === 'society' || kind === 'customer';

/** Whether this side sent the message. */
export const isOwn = ({ sentByAdmin }: Pick<Message, 'sentByAdmin'>, mailbox: Mailbox): boolean =>
  (sentByAdmin === 1) === isSocietys(mailbox);

/** The flag that says whether this side has read it. */
export const readFlag = (mailbox: Mailbox) => (isSocietys(mailbox) ? 'adminHasRead' : 'userHasRead');

export const isUnread = (message: Pick<Message, 'adminHasRead' | 'userHasRead'>, mailbox: Mailbox): boolean =>
  message[readFlag(mailbox)] === 0;
