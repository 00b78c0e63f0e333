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
type Search =
  | { state: 'idle' | 'searching' | 'none' }
  | { state: 'found'; profile: ProfileSummary }
  | { state: 'failed'; error: unknown };

/**
 * Shown when the profile does not have what a link leads to. E-mails do not name the profile, so the account's other
 * profiles can be searched.
 */
export function OtherProfiles({ has, to, texts, back }: OtherProfilesProps) {
  const { t } = useText();
  const { search, hasOthers, start } = useSearch(has);
  const canSearch = hasOthers && ['idle', 'searching', 'failed'].includes(search.state);
  return (
    <>
      <Result search={search} to={to} texts={texts} />
      <Actions>
        {canSearch && (
          <Button isPending={search.state === 'searching'} onPress={start}>
            {t('session.lookElsewhere')}
          </Button>
        )}
        <LinkButton href={back.href} variant={canSearch || search.state === 'found' ? 'second' : 'primary'}>
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
  const [search, setSearch] = useState<Search>({ state: 'idle' });
  const others = member?.me.profiles.filter(({ hash }) => hash !== current) ?? [];
  const start = async () => {
    setSearch({ state: 'searching' });
    try {
      for (const profile of others) {
        if (await has(profile.hash).catch(absent)) return setSearch({ state: 'found', profile });
      }
      setSearch({ state: 'none' });
    } catch (error) {
      setSearch({ state: 'failed', error });
    }
  };
  return { search, hasOthers: others.length > 0, start: () => void start() };
}

function absent(error: unknown): false {
  if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return false;
  throw error;
}

function Result({ search, to, texts }: { search: Search } & Pick<OtherProfilesProps, 'to' | 'texts'>) {
  const { ofFailure } = useErrorText();
  if (search.state === 'found') return <Found profile={search.profile} to={to} texts={texts} />;
  if (search.state === 'none')
    return (
      <Notice tone="info" role="status">
        <p>{texts.nowhere}</p>
      </Notice>
    );
  if (search.state === 'failed')
    return (
      <Notice tone="danger" role="alert">
        <p>{ofFailure(search.error)}</p>
      </Notice>
    );
  return null;
}

function Found({
  profile,
  to,
  texts,
}: { profile: ProfileSummary } & Pick<OtherProfilesProps, 'to' | 'texts'>) {
  const { attempt } = useErrorToast();
  const [isPending, setPending] = useState(false);
  const change = async () => {
    setPending(true);
    if (!(await attempt(() => selectProfile(profile.hash, to)))) setPending(false);
  };
  return (
    <Notice
      tone="success"
      role="status"
      actions={
        <Button isPending={isPending} onPress={() => void change()}>
          {texts.open}
        </Button>
      }
    >
      <p>{texts.found(profile.profileName)}</p>
    </Notice>
  );
}
