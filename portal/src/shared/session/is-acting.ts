import type { Me } from '@nimio/domain/session/session.types';

/** Whether the session acts for somebody else's profile. */
export const isActing = ({ profile, user }: Pick<Me, 'profile' | 'user'>): boolean =>
  profile !== null && profile.hash !== user.defaultProfileHash;
