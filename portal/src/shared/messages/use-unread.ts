import { listMessages } from '@nimio/domain/message/message.endpoints';
import { useEffect, useState } from 'react';
import { refresh, useEndpoint } from '../../api/use-endpoint';
import { isHeldUp } from '../session/is-held-up';
import { useMember } from '../session/use-session';
import { useSettings } from '../settings/use-settings';
import { type Mailbox, mayWrite } from './mailbox';
import { useMailbox } from './use-mailbox';

/** So many times what Home shows at first; the rest is in the list. */
const pressesForMore = 4;
/** Who has no list has nothing but Home. */
const everyNotice = 200;

/**
 * The newest messages, and how many of all are unread. Home and the masthead ask for the same, so it is one request.
 *
 * @param mailbox undefined asks nothing
 */
export function useNewestMessages(mailbox: Mailbox | undefined) {
  const { homeItems } = useSettings().limits;
  const limit = mailbox && mayWrite(mailbox) ? homeItems * pressesForMore : everyNotice;
  return useEndpoint(
    listMessages,
    mailbox ? { params: { profileHash: mailbox.profileHash }, query: { limit } } : null,
  );
}

/** How many messages are unread, for those who have a list of them. */
export function useUnread(): number {
  const member = useMember();
  const mailbox = useMailbox();
  const hasList = member && !isHeldUp(member.me) && mailbox && mayWrite(mailbox);
  const { data } = useNewestMessages(hasList ? mailbox : undefined);
  // While the list is read anew the number does not go and come back.
  const [known, setKnown] = useState(0);
  if (data && data.unread !== known) setKnown(data.unread);
  return hasList ? (data?.unread ?? known) : 0;
}

/** Asks again for what is shown of messages, after one was sent, read or deleted. */
export const refreshMessages = (): Promise<unknown> => refresh('/messages/');

/** Who comes back to the page sees what has come meanwhile. */
export function useMessagesOnFocus(): void {
  useEffect(() => {
    const look = () => void refreshMessages();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);
}
