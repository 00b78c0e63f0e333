import type { Me } from '@nimio/domain/session/session.types';
import { isActing } from './is-acting';
import { isHeldUp } from './is-held-up';

const storageKey = 'nimio.endedProfile';

/** Remembers for whom one acted when the session ended. A login begins at one's own profile, and drafts are each profile's. */
export function keepEndedProfile(me: Me): void {
  if (isActing(me)) sessionStorage.setItem(storageKey, `${me.user.hash} ${me.profile?.hash}`);
  else sessionStorage.removeItem(storageKey);
}

/**
 * The profile for which that person's last session here ended, once: undefined when it was one's own. While the second
 * factor or something else still comes first, it stays for afterwards.
 */
export function takeEndedProfile(me: Me): string | undefined {
  if (isHeldUp(me)) return undefined;
  const [user, profile] = (sessionStorage.getItem(storageKey) ?? '').split(' ');
  sessionStorage.removeItem(storageKey);
  return user === me.user.hash && profile !== me.profile?.hash ? profile : undefined;
}
