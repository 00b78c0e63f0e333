import type { AudienceRole } from '../profile/audience.js';
import { isOfStaff, type ProfileRole } from '../profile/profile-roles.js';
import type { PortalSettings } from '../settings/settings.types.js';

/**
 * Whose messages are seen, and from which side.
 * - `own`: a customer's, by the customer.
 * - `notices`: the same of one who may not write: only what the society sent.
 * - `customer`: a customer's, by the society's staff.
 * - `society`: everybody's, by the staff.
 */
export type MailboxKind = 'own' | 'notices' | 'customer' | 'society';

type Roles = readonly ProfileRole[];

const shareOne = (held: Roles, asked: Roles): boolean => held.some((role) => asked.includes(role));

/** Profiles of these roles write messages to the society; nobody while messages are switched off. */
export const writingRoles = ({
  features,
  messageRoles,
}: Pick<PortalSettings, 'features' | 'messageRoles'>): readonly AudienceRole[] =>
  features.messages ? messageRoles : [];

/** Whether a customer writes to the society from a profile with these roles (specification §6 "Tester"). */
export const isWriter = (roles: Roles, writing: readonly AudienceRole[]): boolean => shareOne(roles, writing);

interface Opening {
  /** Whether the one who looks is of the society's staff, for whomever they act. */
  isStaff: boolean;
  /** Those of the profile that is looked at. */
  roles: Roles;
  writing: readonly AudienceRole[];
}

/** The mailbox behind a profile. Staff find the society's behind any profile of the society. */
export function mailboxKind({ isStaff, roles, writing }: Opening): MailboxKind {
  if (isStaff) return isOfStaff(roles) ? 'society' : 'customer';
  return isWriter(roles, writing) ? 'own' : 'notices';
}
