import { type MailboxKind, mailboxKind, writingRoles } from '@nimio/domain/message/mailbox';
import type { ListedMessage } from '@nimio/domain/message/message.types';
import type { PortalSettings } from '@nimio/domain/settings/settings.types';
import type { Member } from '../session/session-store';

/** Whose messages are shown, and from which side; the server uses the same rule. */
export interface Mailbox {
  kind: MailboxKind;
  profileHash: string;
  profileName: string;
}

type Visitor = Pick<Member, 'me'>;

/** `undefined` for a user without a profile. */
export function mailboxOf(
  visitor: Visitor,
  settings: Pick<PortalSettings, 'features' | 'messageRoles'>,
): Mailbox | undefined {
  const { profile } = visitor.me;
  if (!profile) return undefined;
  const roles = profile.roles.map(({ code }) => code);
  const kind = mailboxKind({ isStaff: visitor.me.rights.length > 0, roles, writing: writingRoles(settings) });
  return { kind, profileHash: profile.hash, profileName: profile.profileName };
}

/** Whether the user has a list of messages and may write. */
export const mayWrite = ({ kind }: Mailbox): boolean => kind !== 'notices';

/** Whether the mailbox is that of staff. */
export const isSocietys = ({ kind }: Mailbox): boolean => kind === 'society' || kind === 'customer';

/** Whether this side sent the message. */
export const isOwn = ({ sentByAdmin }: Pick<ListedMessage, 'sentByAdmin'>, mailbox: Mailbox): boolean =>
  (sentByAdmin === 1) === isSocietys(mailbox);

/** The flag whether this side has read it. */
export const readFlag = (mailbox: Mailbox) => (isSocietys(mailbox) ? 'adminHasRead' : 'userHasRead');

export const isUnread = (
  message: Pick<ListedMessage, 'adminHasRead' | 'userHasRead'>,
  mailbox: Mailbox,
): boolean => message[readFlag(mailbox)] === 0;
