import { markMessages } from '@nimio/domain/message/message.endpoints';
import type { Message } from '@nimio/domain/message/message.types';
import { useEffect, useRef } from 'react';
import { call } from '../../../api/client';
import { isUnread, type Mailbox, readFlag } from '../../../shared/messages/mailbox';
import { refreshMessages } from '../../../shared/messages/use-unread';

/** Marks a shown message read, once, so that marking it unread here is not undone. */
export function useMarkRead(message: Message, mailbox: Mailbox, onMarked: (message: Message) => void): void {
  const hasMarked = useRef(false);
  useEffect(() => {
    if (hasMarked.current) return;
    hasMarked.current = true;
    if (!isUnread(message, mailbox)) return;
    const params = { profileHash: mailbox.profileHash };
    call(markMessages, { params, body: { status: 'read', messageHashes: [message.hash] } }).then(
      () => {
        onMarked({ ...message, [readFlag(mailbox)]: 1 });
        void refreshMessages(mailbox);
      },
      // A failure is ignored: the message stays unread and is marked the next time it is opened.
      () => undefined,
    );
  }, [message, mailbox, onMarked]);
}
