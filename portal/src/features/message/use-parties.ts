import type { ListedMessage } from '@nimio/domain/message/message.types';
import { useMemo } from 'react';
import { useText } from '../../shared/intl/use-text';
import type { Mailbox } from '../../shared/messages/mailbox';
import { useSettings } from '../../shared/settings/use-settings';
import { receiversOf, senderOf } from './parties';

/** Sender and recipients of a message as text. */
export function useParties(mailbox: Mailbox) {
  const { t, language } = useText();
  const { societyName } = useSettings();
  return useMemo(() => {
    const names = { mailbox, societyName };
    const list = new Intl.ListFormat(language);
    return {
      from: (message: ListedMessage) => senderOf(message, names),
      to: (message: ListedMessage) => {
        const { names: known, others } = receiversOf(message, names);
        if (others === 0) return list.format(known);
        return t('message.andOthers', { names: known.join(', '), count: others });
      },
    };
  }, [mailbox, societyName, t, language]);
}
