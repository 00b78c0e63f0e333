import type { Profile } from '@nimio/domain/profile/profile.types';
import type { Me } from '@nimio/domain/session/session.types';
import { useState, useSyncExternalStore } from 'react';
import { type Member, sessionStore } from './session-store';

/** Who is logged in, or undefined. */
export function useMember(): Member | undefined {
  const session = useSyncExternalStore(sessionStore.subscribe, sessionStore.current);
  return session.status === 'member' ? session : undefined;
}

/**
 * Who is logged in, on pages that the guards keep others from. While a lost session leads on to /login the
 * last one known is still shown.
 */
export function useMe(): Me {
  const member = useMember();
  const [known, setKnown] = useState(member);
  if (member && member !== known) setKnown(member);
  const shown = member ?? known;
  if (!shown) throw new Error('This page needs a session');
  return shown.me;
}

/**
 * The profile that the session acts for, on pages that a person who has only been identified cannot reach. When that
 * has happened in another tab, the last one known is still shown while the guards lead on.
 */
export function useProfile(): Profile {
  const { profile } = useMe();
  const [known, setKnown] = useState(profile);
  if (profile && profile !== known) setKnown(profile);
  const shown = profile ?? known;
  if (!shown) throw new Error('This page needs a profile');
  return shown;
}

/** The server could not be asked who is here. */
export const useIsUnreachable = (): boolean =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.current).status === 'unreachable';
