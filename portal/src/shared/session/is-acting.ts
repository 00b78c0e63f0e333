import type { Me } from '@nimio/domain/session/session.types';

/** Whether the session acts for another profile than the user's own. */
export const isActing = ({ profile, user }: Pick<Me, 'profile' | 'user'>): boolean =>
  profile !== null && profile.hash !== user.defaultProfileHash;
