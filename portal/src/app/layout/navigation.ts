import { type MissingForWorks, missingForWorks } from '@nimio/domain/profile/missing-for-works';
import { useText } from '../../shared/intl/use-text';
import { mayWrite } from '../../shared/messages/mailbox';
import { useMailbox } from '../../shared/messages/use-mailbox';
import { useUnread } from '../../shared/messages/use-unread';
import { isHeldUp } from '../../shared/session/is-held-up';
import { useMember } from '../../shared/session/use-session';

export interface NavPage {
  href: string;
  label: string;
  /** What keeps the page locked; empty when it is open. */
  missing: readonly MissingForWorks[];
  /** Where the pages below it are, when not under its own address. */
  below?: string;
  /** How many things on it are new, and the word for them. */
  count?: { value: number; text: string };
}

/**
 * Pages of the top navigation for who is here. The list of works is locked until the profile has an address and a
 * bank account; messages are for those who may write them (specification §2, Navigation).
 */
export function useNavigation(): NavPage[] {
  const { t } = useText();
  const member = useMember();
  const mailbox = useMailbox();
  const unread = useUnread();
  const profile = member?.me.profile;
  if (!profile || isHeldUp(member.me)) return [];
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

/** Whether an address is the page's or below it. */
export const isWithin = ({ href, below = href }: NavPage, pathname: string): boolean =>
  pathname === href || pathname.startsWith(`${below}/`);
