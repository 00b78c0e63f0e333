import { type MissingForWorks, missingForWorks } from '@nimio/domain/profile/missing-for-works';
import { useText } from '../../../shared/intl/use-text';
import { mayWrite } from '../../../shared/messages/mailbox';
import { useMailbox } from '../../../shared/messages/use-mailbox';
import { useUnread } from '../../../shared/messages/use-unread';
import { isBlocked } from '../../../shared/session/is-blocked';
import { useMember } from '../../../shared/session/use-session';

export interface NavPage {
  href: string;
  label: string;
  /** Why the page is locked; empty when it is open. */
  missing: readonly MissingForWorks[];
  /** The address prefix of its subpages, when it differs from its own. */
  below?: string;
  /** The number of new items on it, and their name; `undefined` until it is known. */
  count?: { value: number | undefined; text: string };
}

/**
 * Pages of the top navigation for the user. The list of works is locked until the profile has an address and a bank
 * account; messages are for users who may write them (specification §2, Navigation).
 */
export function useNavigation(): NavPage[] {
  const { t } = useText();
  const member = useMember();
  const mailbox = useMailbox();
  const unread = useUnread();
  const profile = member?.me.profile;
  if (!profile || isBlocked(member.me)) return [];
  const messages: NavPage = {
    href: '/messages',
    label: t('frame.messages'),
    missing: [],
    below: '/message',
    count: { value: unread, text: t('frame.unread', { n: unread }) },
  };
  return [
    { href: '/works', label: t('frame.works'), missing: missingForWorks(profile) },
    { href: '/statistics', label: t('frame.statistics'), missing: [] },
    { href: '/accounting', label: t('frame.accounting'), missing: [] },
    ...(mailbox && mayWrite(mailbox) ? [messages] : []),
  ];
}

/** Whether an address is that of the page or of a subpage. */
export const isWithin = ({ href, below = href }: NavPage, pathname: string): boolean =>
  pathname === href || pathname.startsWith(`${below}/`);
