import { toast } from '@nimio/design-system';
import { deleteMessage, markMessages } from '@nimio/domain/message/message.endpoints';
import type { Message } from '@nimio/domain/message/message.types';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../api/client';
import { invalidate } from '../../../api/use-endpoint';
import { discardUnsaved, mayLeave } from '../../../shared/form/unsaved';
import { useText } from '../../../shared/intl/use-text';
import { type Mailbox, mayWrite, readFlag } from '../../../shared/messages/mailbox';
import { refreshMessages } from '../../../shared/messages/use-unread';
import { useOnUnmount } from '../../../shared/page/use-on-unmount';
import { useMessageFailure } from '../use-message-failure';

/** Actions that leave the message: mark unread, delete. */
export function useMessageActions(message: Message, mailbox: Mailbox, onMarked: (message: Message) => void) {
  const { t } = useText();
  const navigate = useNavigate();
  const onUnmount = useOnUnmount();
  const failureText = useMessageFailure('handle');
  const [failure, setFailure] = useState<string>();
  const params = { profileHash: mailbox.profileHash };
  const leave = async () => {
    discardUnsaved();
    await navigate(mayWrite(mailbox) ? '/messages' : '/');
  };

  const markUnread = async () => {
    if (!(await mayLeave())) return;
    setFailure(undefined);
    try {
      await call(markMessages, { params, body: { status: 'unread', messageHashes: [message.hash] } });
    } catch (error) {
      setFailure(failureText(error));
      return;
    }
    onMarked({ ...message, [readFlag(mailbox)]: 0 });
    await leave();
    void refreshMessages(mailbox);
    toast.success(t('message.markedUnread', { n: 1 }));
  };

  const sendDelete = () => call(deleteMessage, { params: { ...params, messageHash: message.hash } });

  const afterDelete = async () => {
    toast.success(t('message.deleted', { n: 1 }));
    const ofProfile = `/messages/${mailbox.profileHash}`;
    void invalidate(`${ofProfile}?`);
    onUnmount(() => void invalidate(`${ofProfile}/${message.hash}`));
    await leave();
  };

  return {
    failure,
    onMarkUnread: () => void markUnread(),
    onDelete: sendDelete,
    onDeleted: () => void afterDelete(),
  };
}
