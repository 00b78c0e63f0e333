import { listMessages } from '@nimio/domain/message/message.endpoints';
import { useState } from 'react';
import { refresh, useEndpoint } from '../../api/use-endpoint';
import { isHeldUp } from '../session/is-held-up';
import { useMember } from '../session/use-session';
import { useSettings } from '../settings/use-settings';
import { type Mailbox, mayWrite } from './mailbox';
import { useMailbox } from './use-mailbox';

/** So many times what Home shows at first are asked for at once. */
const pressesForMore = 4;
/** The longest list that the server gives. */
export const mostMessages = 200;

/**
 * The newest messages, and how many of all are unread. Home and the masthead ask for the same, so it is one request.
 *
 * @param mailbox undefined asks nothing
 * @param shown how many of them are shown already; there will be more than these
 */
export function useNewestMessages(mailbox: Mailbox | undefined, shown = 0) {
  const { homeItems } = useSettings().limits;
  const step = homeItems * pressesForMore;
  const limit = Math.min(step * (Math.floor(shown / step) + 1), mostMessages);
  return useEndpoint(
    listMessages,
    mailbox ? { params: { profileHash: mailbox.profileHash }, query: { limit } } : null,
    { isLive: true, keepsLast: shown > 0 },
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

/** Asks again for the lists that are shown of a mailbox, after one was sent, read or deleted. */
export const refreshMessages = ({ profileHash }: Mailbox): Promise<unknown> =>
  refresh(`/messages/${profileHash}?`);
