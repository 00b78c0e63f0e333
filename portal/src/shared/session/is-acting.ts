import { isPayee } from '@nimio/domain/profile/profile-roles';
import type { Me } from '@nimio/domain/session/session.types';

/** Whether the session acts for another profile than the user's own. */
export const isActing = ({ profile, user }: Pick<Me, 'profile' | 'user'>): boolean =>
  profile !== null && profile.hash !== user.defaultProfileHash;

/**
 * Whether the user looks after other profiles, of which Home is an overview: the own profile is paid nothing, and there are
 * others. An author who also acts for an estate has a Home of their own.
 */
export const hasOverview = ({
  profiles,
  user,
  rights,
}: Pick<Me, 'profiles' | 'user' | 'rights'>): boolean => {
  const own = profiles.find(({ hash }) => hash === user.defaultProfileHash);
  return (
    rights.length === 0 &&
    profiles.length > 1 &&
    own !== undefined &&
    !isPayee({ roles: own.roles.map((code) => ({ code })) })
  );
};

/** Whether Home is that overview now: no other profile is chosen. */
export const isAtOverview = (me: Pick<Me, 'profile' | 'profiles' | 'user' | 'rights'>): boolean =>
  hasOverview(me) && !isActing(me);

/** Whether the user works as staff: with rights of staff, and for no customer. */
export const isAtWork = (me: Pick<Me, 'profile' | 'user' | 'rights'>): boolean =>
  me.rights.length > 0 && !isActing(me);
