import { Section } from '@nimio/design-system';
import type { Message } from '@nimio/domain/message/message.types';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../shared/intl/use-text';
import type { Mailbox } from '../../../shared/messages/mailbox';
import { MessageForm } from '../compose/MessageForm';
import { replyTitle } from '../compose/message.form';
import { useMessageForm } from '../compose/use-message-form';
import { sentState } from '../sent-state';

interface ReplyProps {
  message: Message;
  mailbox: Mailbox;
  /** The customer's profile, from or to which the reply is sent. */
  profileHash: string;
}

/** The form to reply, below the message. */
export default function Reply({ message, mailbox, profileHash }: ReplyProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const [initial] = useState(() => ({
    profileHashes: [profileHash],
    title: replyTitle(message.title, t('message.replyPrefix')),
    message: '',
  }));
  const { form, submit } = useMessageForm({
    mailbox,
    name: `reply.${message.hash}`,
    initial,
    replyTo: message.hash,
    onSent: (sent) => void navigate('/messages', { state: sentState(sent) }),
  });
  return (
    <Section id="reply" title={t('message.reply')}>
      <MessageForm form={form} onSubmit={submit} label={t('message.reply')} />
    </Section>
  );
}
