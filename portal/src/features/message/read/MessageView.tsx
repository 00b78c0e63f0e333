import { DateText, DescriptionList, Notice, PageHead, PlainText } from '@nimio/design-system';
import { markMessages } from '@nimio/domain/message/message.endpoints';
import type { Message } from '@nimio/domain/message/message.types';
import { useEffect, useRef } from 'react';
import { call } from '../../../api/client';
import { useText } from '../../../shared/intl/use-text';
import { isUnread, type Mailbox, mayWrite, readFlag } from '../../../shared/messages/mailbox';
import { refreshMessages } from '../../../shared/messages/use-unread';
import { OnScreen } from '../../../shared/page/frame-layout';
import { late } from '../../../shared/page/late';
import { Above } from '../../../shared/page/layout';
import { OtherWays } from '../OtherWays';
import { useParties } from '../use-parties';
import { MessageActions } from './MessageActions';
import { useMessageActions } from './use-message-actions';

const Reply = late(() => import('./Reply'));

interface MessageViewProps {
  message: Message;
  mailbox: Mailbox;
  /** Called with the message after its mark changed. */
  onMarked: (message: Message) => void;
}

/** The message with sender, recipients and date, its actions and the reply. Only the message is printed. */
export function MessageView({ message, mailbox, onMarked }: MessageViewProps) {
  const { t } = useText();
  const { from, to } = useParties(mailbox);
  const actions = useMessageActions(message, mailbox, onMarked);
  useMarkRead(message, mailbox, onMarked);
  const isToSeveral = message.profileHashes.length > 1;
  return (
    <>
      <PageHead title={message.title} action={<MessageActions {...actions} />} />
      {actions.failure && (
        <Above role="alert">
          <Notice tone="danger">
            <p>{actions.failure}</p>
          </Notice>
        </Above>
      )}
      <DescriptionList
        items={[
          { term: t('message.sender'), value: from(message) },
          { term: t(isToSeveral ? 'message.receivers' : 'message.receiver'), value: to(message) },
          { term: t('message.date'), value: <DateText date={message.created} /> },
        ]}
      />
      <PlainText text={message.message} />
      {!mayWrite(mailbox) && (
        <OnScreen>
          <OtherWays />
        </OnScreen>
      )}
      {mayWrite(mailbox) && message.userProfileHash !== null && (
        <OnScreen>
          <Reply message={message} mailbox={mailbox} profileHash={message.userProfileHash} />
        </OnScreen>
      )}
    </>
  );
}

/** Marks a shown message read, once, so that marking it unread here is not undone. */
function useMarkRead(message: Message, mailbox: Mailbox, onMarked: (message: Message) => void): void {
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
