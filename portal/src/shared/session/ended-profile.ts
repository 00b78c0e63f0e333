import type { Me } from '@nimio/domain/session/session.types';
import { isActing } from './is-acting';
import { isHeldUp } from './is-held-up';

const storageKey = 'nimio.endedProfile';

/**
 * Stores the profile that the session acted for when it ended, since a login begins with the own profile and drafts
 * belong to profiles.
 */
export function storeEndedProfile(me: Me): void {
  if (isActing(me)) sessionStorage.setItem(storageKey, `${me.user.hash} ${me.profile?.hash}`);
  else sessionStorage.removeItem(storageKey);
}

/**
 * The profile of that user's last session, once; `undefined` when it was the own one. It is preserved while the second
 * factor or another step comes first.
 */
export function popEndedProfile(me: Me): string | undefined {
  if (isHeldUp(me)) return undefined;
  const [user, profile] = (sessionStorage.getItem(storageKey) ?? '').split(' ');
  sessionStorage.removeItem(storageKey);
  return user === me.user.hash && profile !== me.profile?.hash ? profile : undefined;
}
