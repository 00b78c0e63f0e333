import { Text } from '@nimio/design-system';
import { getMessage } from '@nimio/domain/message/message.endpoints';
import { call } from '../../../api/client';
import { useText } from '../../../shared/intl/use-text';
import { type Mailbox, mayWrite } from '../../../shared/messages/mailbox';
import { OtherProfiles } from '../../../shared/session/OtherProfiles';

interface UnknownMessageProps {
  mailbox: Mailbox;
  messageHash: string;
}

/** Shown when the profile has no such message. */
export function UnknownMessage({ mailbox, messageHash }: UnknownMessageProps) {
  const { t } = useText();
  return (
    <>
      <Text>{t('message.unknownBody')}</Text>
      <OtherProfiles
        has={(profileHash) => call(getMessage, { params: { profileHash, messageHash } }).then(() => true)}
        to={`/message/${messageHash}`}
        texts={{
          found: (name) => t('message.foundIn', { name }),
          nowhere: t('message.foundNowhere'),
          open: t('message.switchAndOpen'),
        }}
        back={
          mayWrite(mailbox)
            ? { href: '/messages', label: t('message.toMessages') }
            : { href: '/', label: t('message.toHome') }
        }
      />
    </>
  );
}
