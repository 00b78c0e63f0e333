import { listMessages } from '@nimio/domain/message/message.endpoints';
import { revalidate, useEndpoint } from '../../api/use-endpoint';
import { isBlocked } from '../session/is-blocked';
import { useMember } from '../session/use-session';
import { useSettings } from '../settings/use-settings';
import { type Mailbox, mayWrite } from './mailbox';
import { useMailbox } from './use-mailbox';

/** A multiple of the number that the home page shows at first. */
const pressesForMore = 4;
/** The server's maximum. */
export const mostMessages = 200;

/**
 * The newest messages, and the number of all unread ones. The home page and the masthead share the request.
 *
 * @param mailbox `undefined` fetches nothing
 * @param shown number of messages that are already shown; more than these are fetched
 * @param keepPreviousData whether the previous reply is returned until the next
 */
export function useNewestMessages(mailbox: Mailbox | undefined, shown = 0, keepPreviousData = shown > 0) {
  const { homeItems } = useSettings().limits;
  const step = homeItems * pressesForMore;
  const limit = Math.min(step * (Math.floor(shown / step) + 1), mostMessages);
  return useEndpoint(
    listMessages,
    mailbox ? { params: { profileHash: mailbox.profileHash }, query: { limit } } : null,
    { revalidateOnFocus: true, keepPreviousData },
  );
}

/** The number of unread messages, for users with a list. */
export function useUnread(): number {
  const member = useMember();
  const mailbox = useMailbox();
  const hasList = member && !isBlocked(member.me) && mailbox && mayWrite(mailbox);
  // The number does not disappear while the list is fetched again.
  const { data } = useNewestMessages(hasList ? mailbox : undefined, 0, true);
  return data?.unread ?? 0;
}

/** Revalidates the shown lists of a mailbox after a message was sent, read or deleted. */
export const refreshMessages = ({ profileHash }: Mailbox): Promise<unknown> =>
  revalidate(`/messages/${profileHash}?`);
