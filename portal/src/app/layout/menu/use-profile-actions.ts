import type { ProfileSummary } from '@nimio/domain/profile/profile.types';
import { selectProfile } from '../../../shared/session/session';
import type { Member } from '../../../shared/session/session-store';
import { useErrorToast } from '../../../shared/toast/use-error-toast';

/** Switches to another profile; goes to Home and reloads. */
export function useSwitchProfile(): (profile: ProfileSummary) => void {
  const { attempt } = useErrorToast();
  return ({ hash, isCurrent }) => {
    if (isCurrent === 0) void attempt(() => selectProfile(hash));
  };
}

/** Returns to the own profile; `undefined` when there is none. */
export function useReturnToOwn({ me }: Member): (() => void) | undefined {
  const { attempt } = useErrorToast();
  const { defaultProfileHash } = me.user;
  const isThere = me.profiles.some(({ hash }) => hash === defaultProfileHash);
  if (!isThere || me.profile?.hash === defaultProfileHash) return undefined;
  return () => void attempt(() => selectProfile(defaultProfileHash));
}
