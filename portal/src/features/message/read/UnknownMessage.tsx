import { Button, LinkButton, Notice, Text } from '@nimio/design-system';
import type { ProfileSummary } from '@nimio/domain/profile/profile.types';
import { useState } from 'react';
import { useErrorText } from '../../../shared/errors/error-text';
import { useText } from '../../../shared/intl/use-text';
import { type Mailbox, mayWrite } from '../../../shared/messages/mailbox';
import { Actions } from '../../../shared/page/layout';
import { selectProfile } from '../../../shared/session/session';
import { useErrorToast } from '../../../shared/toast/use-error-toast';
import { type Look, useOtherProfiles } from './use-other-profiles';

interface UnknownMessageProps {
  mailbox: Mailbox;
  messageHash: string;
}

/**
 * Shown when the profile has no such message. E-mails do not name the profile, so the account's other profiles can be
 * searched.
 */
export function UnknownMessage({ mailbox, messageHash }: UnknownMessageProps) {
  const { t } = useText();
  const { look, hasOthers, start } = useOtherProfiles(mailbox, messageHash);
  const canLook = hasOthers && ['idle', 'looking', 'failed'].includes(look.state);
  return (
    <>
      <Text>{t('message.unknownBody')}</Text>
      <Result look={look} messageHash={messageHash} />
      <Actions>
        {canLook && (
          <Button isPending={look.state === 'looking'} onPress={start}>
            {t('message.lookElsewhere')}
          </Button>
        )}
        <LinkButton
          href={mayWrite(mailbox) ? '/messages' : '/'}
          variant={canLook || look.state === 'found' ? 'second' : 'primary'}
        >
          {t(mayWrite(mailbox) ? 'message.toMessages' : 'message.toHome')}
        </LinkButton>
      </Actions>
    </>
  );
}

function Result({ look, messageHash }: { look: Look; messageHash: string }) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  if (look.state === 'found') return <Found profile={look.profile} messageHash={messageHash} />;
  if (look.state === 'nowhere')
    return (
      <Notice tone="info" role="status">
        <p>{t('message.foundNowhere')}</p>
      </Notice>
    );
  if (look.state === 'failed')
    return (
      <Notice tone="danger" role="alert">
        <p>{ofFailure(look.error)}</p>
      </Notice>
    );
  return null;
}

function Found({ profile, messageHash }: { profile: ProfileSummary; messageHash: string }) {
  const { t } = useText();
  const showError = useErrorToast();
  const [isPending, setPending] = useState(false);
  const change = () => {
    setPending(true);
    selectProfile(profile.hash, `/message/${messageHash}`).catch((error: unknown) => {
      setPending(false);
      showError(error);
    });
  };
  return (
    <Notice
      tone="success"
      role="status"
      actions={
        <Button isPending={isPending} onPress={change}>
          {t('message.switchAndOpen')}
        </Button>
      }
    >
      <p>{t('message.foundIn', { name: profile.profileName })}</p>
    </Notice>
  );
}
