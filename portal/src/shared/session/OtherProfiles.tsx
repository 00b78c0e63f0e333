import { Button, LinkButton, Notice } from '@nimio/design-system';
import type { ProfileSummary } from '@nimio/domain/profile/profile.types';
import { useState } from 'react';
import { ApiError } from '../../api/api-error';
import { useErrorText } from '../errors/error-text';
import { useText } from '../intl/use-text';
import { Actions } from '../page/layout';
import { useErrorToast } from '../toast/use-error-toast';
import { selectProfile } from './session';
import { useMember, useProfile } from './use-session';

interface OtherProfilesProps {
  /** Whether a profile has what is searched; a rejection with 404 or 422 means that it does not. */
  has: (profileHash: string) => Promise<boolean>;
  /** The page to open in the profile that has it. */
  to: string;
  texts: { found: (name: string) => string; nowhere: string; open: string };
  /** The way back without a search. */
  back: { href: string; label: string };
}

/** The state of the search in the account's other profiles. */
type Look =
  | { state: 'idle' | 'looking' | 'nowhere' }
  | { state: 'found'; profile: ProfileSummary }
  | { state: 'failed'; error: unknown };

/**
 * Shown when the profile does not have what a link leads to. E-mails do not name the profile, so the account's other
 * profiles can be searched.
 */
export function OtherProfiles({ has, to, texts, back }: OtherProfilesProps) {
  const { t } = useText();
  const { look, hasOthers, start } = useSearch(has);
  const canLook = hasOthers && ['idle', 'looking', 'failed'].includes(look.state);
  return (
    <>
      <Result look={look} to={to} texts={texts} />
      <Actions>
        {canLook && (
          <Button isPending={look.state === 'looking'} onPress={start}>
            {t('session.lookElsewhere')}
          </Button>
        )}
        <LinkButton href={back.href} variant={canLook || look.state === 'found' ? 'second' : 'primary'}>
          {back.label}
        </LinkButton>
      </Actions>
    </>
  );
}

/** Searches the account's other profiles, one after another, until one has it. */
function useSearch(has: OtherProfilesProps['has']) {
  const member = useMember();
  const { hash: current } = useProfile();
  const [look, setLook] = useState<Look>({ state: 'idle' });
  const others = member?.me.profiles.filter(({ hash }) => hash !== current) ?? [];
  const start = async () => {
    setLook({ state: 'looking' });
    try {
      for (const profile of others) {
        if (await has(profile.hash).catch(absent)) return setLook({ state: 'found', profile });
      }
      setLook({ state: 'nowhere' });
    } catch (error) {
      setLook({ state: 'failed', error });
    }
  };
  return { look, hasOthers: others.length > 0, start: () => void start() };
}

function absent(error: unknown): false {
  if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return false;
  throw error;
}

function Result({ look, to, texts }: { look: Look } & Pick<OtherProfilesProps, 'to' | 'texts'>) {
  const { ofFailure } = useErrorText();
  if (look.state === 'found') return <Found profile={look.profile} to={to} texts={texts} />;
  if (look.state === 'nowhere')
    return (
      <Notice tone="info" role="status">
        <p>{texts.nowhere}</p>
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

function Found({
  profile,
  to,
  texts,
}: { profile: ProfileSummary } & Pick<OtherProfilesProps, 'to' | 'texts'>) {
  const showError = useErrorToast();
  const [isPending, setPending] = useState(false);
  const change = () => {
    setPending(true);
    selectProfile(profile.hash, to).catch((error: unknown) => {
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
          {texts.open}
        </Button>
      }
    >
      <p>{texts.found(profile.profileName)}</p>
    </Notice>
  );
}
