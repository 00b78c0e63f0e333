import { Button, LinkButton, Notice, Text } from '@nimio/design-system';
import { getMessage } from '@nimio/domain/message/message.endpoints';
import type { ProfileSummary } from '@nimio/domain/profile/profile.types';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { call } from '../../../api/client';
import { useErrorText } from '../../../shared/errors/error-text';
import { useText } from '../../../shared/intl/use-text';
import { type Mailbox, mayWrite } from '../../../shared/messages/mailbox';
import { Actions } from '../../../shared/page/layout';
import { selectProfile } from '../../../shared/session/session';
import { useMember } from '../../../shared/session/use-session';
import { useErrorToast } from '../../../shared/toast/use-error-toast';

/** The state of the search in the account's other profiles. */
type Look =
  | { state: 'idle' | 'looking' | 'nowhere' }
  | { state: 'found'; profile: ProfileSummary }
  | { state: 'failed'; error: unknown };

/** Searches the account's other profiles for a message, one after another, until one has it. */
function useOtherProfiles({ profileHash: current }: Mailbox, messageHash: string) {
  const member = useMember();
  const [look, setLook] = useState<Look>({ state: 'idle' });
  const others = member?.profiles.filter(({ hash }) => hash !== current) ?? [];
  const start = async () => {
    setLook({ state: 'looking' });
    try {
      for (const profile of others) {
        if (await hasMessage(profile.hash, messageHash)) return setLook({ state: 'found', profile });
      }
      setLook({ state: 'nowhere' });
    } catch (error) {
      setLook({ state: 'failed', error });
    }
  };
  return { look, hasOthers: others.length > 0, start: () => void start() };
}

const hasMessage = (profileHash: string, messageHash: string): Promise<boolean> =>
  call(getMessage, { params: { profileHash, messageHash } }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return false;
      throw error;
    },
  );

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
