import type { AudienceRole } from '../profile/audience.js';
import { isOfStaff, type ProfileRole } from '../profile/profile-roles.js';
import type { PortalSettings } from '../settings/settings.types.js';

/**
 * Whose messages are shown, and from which side.
 * - `own`: a customer's, to the customer.
 * - `notices`: the same for a customer who may not write: only messages of the society.
 * - `customer`: a customer's, to staff.
 * - `society`: all messages, to staff.
 */
export type MailboxKind = 'own' | 'notices' | 'customer' | 'society';

type Roles = readonly ProfileRole[];

const shareOne = (held: Roles, asked: Roles): boolean => held.some((role) => asked.includes(role));

/** Profiles with these roles may write to the society; empty while messages are switched off. */
export const writingRoles = ({
  features,
  messageRoles,
}: Pick<PortalSettings, 'features' | 'messageRoles'>): readonly AudienceRole[] =>
  features.messages ? messageRoles : [];

/** Whether a profile with these roles may write to the society (specification §6 "Tester"). */
export const isWriter = (roles: Roles, writing: readonly AudienceRole[]): boolean => shareOne(roles, writing);

interface Opening {
  /** Whether the caller is staff, also when acting for a customer. */
  isStaff: boolean;
  /** Roles of the profile whose messages are shown. */
  roles: Roles;
  writing: readonly AudienceRole[];
}

/** The mailbox of a profile. For staff every profile of the society has the society's mailbox. */
export function mailboxKind({ isStaff, roles, writing }: Opening): MailboxKind {
  if (isStaff) return isOfStaff(roles) ? 'society' : 'customer';
  return isWriter(roles, writing) ? 'own' : 'notices';
}
