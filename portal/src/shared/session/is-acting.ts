import type { Me } from '@nimio/domain/session/session.types';

/** Whether the session acts for another profile than the user's own. */
export const isActing = ({ profile, user }: Pick<Me, 'profile' | 'user'>): boolean =>
  profile !== null && profile.hash !== user.defaultProfileHash;

/** Whether the user works as staff: with rights of staff, and for no customer. */
export const isAtWork = (me: Pick<Me, 'profile' | 'user' | 'rights'>): boolean =>
  me.rights.length > 0 && !isActing(me);
