import type { Profile } from '@nimio/domain/profile/profile.types';
import type { Me } from '@nimio/domain/session/session.types';
import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import { type Member, sessionStore } from './session-store';

/** The logged-in user, or `undefined`. */
export function useMember(): Member | undefined {
  const session = useSyncExternalStore(sessionStore.subscribe, sessionStore.current, sessionStore.current);
  return session.status === 'member' ? session : undefined;
}

/**
 * The logged-in user, on pages that require one. While a lost session redirects to /login, the last user is returned.
 */
export function useMe(): Me {
  const member = useMember();
  const [known, setKnown] = useState(member);
  if (member && member !== known) setKnown(member);
  const shown = member ?? known;
  if (!shown) throw new Error('This page needs a session');
  return shown.me;
}

/** The customer that a page of staff is about, while the session's profile stays their own. */
export const ProfileOfPage = createContext<Profile | undefined>(undefined);

/**
 * The profile of the page, otherwise the session's, on pages that require a login. While the guards redirect after a change in another tab, the last
 * one is returned.
 */
export function useProfile(): Profile {
  const { profile } = useMe();
  const ofPage = useContext(ProfileOfPage);
  const [known, setKnown] = useState(profile);
  if (profile && profile !== known) setKnown(profile);
  const shown = ofPage ?? profile ?? known;
  if (!shown) throw new Error('This page needs a profile');
  return shown;
}

/** Whether the server was unavailable. */
export const useIsUnreachable = (): boolean =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.current, sessionStore.current).status ===
  'unreachable';
