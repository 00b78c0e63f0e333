import { markMessages } from '@nimio/domain/message/message.endpoints';
import type { Message } from '@nimio/domain/message/message.types';
import { useEffect, useRef } from 'react';
import { call } from '../../../api/client';
import { isUnread, type Mailbox, readFlag } from '../../../shared/messages/mailbox';
import { refreshMessages } from '../../../shared/messages/use-unread';

/** What is shown has been read: said once, so that somebody who marks it unread here is not overruled. */
export function useMarkRead(message: Message, mailbox: Mailbox, onMarked: (message: Message) => void): void {
  const isSaid = useRef(false);
  useEffect(() => {
    if (isSaid.current) return;
    isSaid.current = true;
    if (!isUnread(message, mailbox)) return;
    const params = { profileHash: mailbox.profileHash };
    call(markMessages, { params, body: { status: 'read', messageHashes: [message.hash] } }).then(
      () => {
        onMarked({ ...message, [readFlag(mailbox)]: 1 });
        void refreshMessages(mailbox);
      },
      // Nobody asked for it: it stays unread, and is marked the next time it is opened.
      () => undefined,
    );
  }, [message, mailbox, onMarked]);
}
