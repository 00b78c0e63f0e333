import { toast } from '@nimio/design-system';
import { sendMessage } from '@nimio/domain/message/message.endpoints';
import type { SentMessage } from '@nimio/domain/message/message.types';
import { useMemo, useState } from 'react';
import { call } from '../../../api/client';
import { usePortalForm } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import { isSocietys, type Mailbox } from '../../../shared/messages/mailbox';
import { refreshMessages } from '../../../shared/messages/use-unread';
import { useSettings } from '../../../shared/settings/use-settings';
import { useMessageFailure } from '../use-message-failure';
import { type MessageValues, validateMessage } from './message.form';
import { messageKeys } from './message-keys';

const texts = {
  'title.required': 'compose.titleRequired',
  'message.required': 'compose.messageRequired',
  'profileHashes.required': 'compose.receiversRequired',
  'profileHashes.tooLong': 'compose.receiversTooMany',
} as const;

/** Messages of staff about customers, and their recipients, are never stored in the browser. */
const neverStored = ['title', 'message', 'profileHashes'] as const;
const noExceptions = [] as const;

interface MessageFormOptions {
  mailbox: Mailbox;
  /** The name of the form among those of the profile. */
  name: string;
  initial: MessageValues;
  /** The message that is replied to. */
  replyTo?: string;
  onSent: (sent: SentMessage) => void;
}

/** The form of a message, which is sent once even when sending is retried. */
export function useMessageForm({ mailbox, name, initial, replyTo, onSent }: MessageFormOptions) {
  const { t } = useText();
  const { messageCharacters } = useSettings().limits;
  const failureText = useMessageFailure('send');
  const [keys] = useState(messageKeys);
  const validate = useMemo(() => validateMessage(messageCharacters), [messageCharacters]);
  const form = usePortalForm<MessageValues>({
    name,
    initial,
    validate,
    texts,
    neverStored: isSocietys(mailbox) ? neverStored : noExceptions,
    failureText,
  });
  const send = () => {
    let sent: SentMessage | undefined;
    return form.save(
      async (values) => {
        const body = { ...values, ...(replyTo !== undefined && { replyTo }) };
        sent = await call(sendMessage, { body: { ...body, key: keys.keyOf(body) } });
      },
      () => {
        keys.renew();
        form.reset(initial);
        void refreshMessages(mailbox);
        toast.success(t('compose.sent'));
        if (sent) onSent(sent);
      },
    );
  };
  return { form, submit: send() };
}
