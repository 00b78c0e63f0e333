import type { Me } from '@nimio/domain/session/session.types';

const storageKey = 'nimio.accessEnded';

/** The name of the profile whose access ended while it was in use, until it has been shown. */
export const endedAccess = (): string | null => sessionStorage.getItem(storageKey);

export const storeEndedAccess = (name: string): void => sessionStorage.setItem(storageKey, name);

export const clearEndedAccess = (): void => sessionStorage.removeItem(storageKey);

/**
 * The profile whose access has ended. Staff have no list of their profiles, and a choice in another tab does not change
 * the list.
 */
export function lostProfile(shown: Me | undefined, now: Me) {
  const { profile } = shown ?? {};
  if (!shown || !profile || !now.profile || now.profile.hash === profile.hash) return undefined;
  if (shown.user.hash !== now.user.hash || shown.rights.length > 0) return undefined;
  return now.profiles.some(({ hash }) => hash === profile.hash) ? undefined : profile;
}
