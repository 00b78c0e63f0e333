import { DateText, DescriptionList, Notice, PageHead, PlainText } from '@nimio/design-system';
import type { Message } from '@nimio/domain/message/message.types';
import { lazy, Suspense } from 'react';
import { useText } from '../../../shared/intl/use-text';
import { type Mailbox, mayWrite } from '../../../shared/messages/mailbox';
import { Above, OnScreen } from '../../../shared/page/layout';
import { useParties } from '../use-parties';
import { MessageActions } from './MessageActions';
import { useMarkRead } from './use-mark-read';
import { useMessageActions } from './use-message-actions';

const Reply = lazy(() => import('./Reply'));

interface MessageViewProps {
  message: Message;
  mailbox: Mailbox;
  /** The message with another mark. */
  onMarked: (message: Message) => void;
}

/** From whom, to whom, when and what; what can be done with it, and the answer. Paper gets only the message. */
export function MessageView({ message, mailbox, onMarked }: MessageViewProps) {
  const { t } = useText();
  const { from, to } = useParties(mailbox);
  const acts = useMessageActions(message, mailbox, onMarked);
  useMarkRead(message, mailbox, onMarked);
  const isToSeveral = message.profileHashes.length > 1;
  return (
    <>
      <PageHead title={message.title} action={<MessageActions {...acts} />} />
      {acts.failure && (
        <Above role="alert">
          <Notice tone="danger">
            <p>{acts.failure}</p>
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
      {mayWrite(mailbox) && message.userProfileHash !== null && (
        <OnScreen>
          <Suspense>
            <Reply message={message} mailbox={mailbox} profileHash={message.userProfileHash} />
          </Suspense>
        </OnScreen>
      )}
    </>
  );
}
