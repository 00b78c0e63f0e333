import type { Profile, ProfileSummary } from '@nimio/domain/profile/profile.types';
import type { Me } from '@nimio/domain/session/session.types';

/** Who is here, as far as is known. */
export type Session =
  | { status: 'unchecked' }
  /** `wasLost`: somebody was logged in and the server no longer knows the session. */
  | { status: 'anonymous'; wasLost: boolean }
  | { status: 'member'; me: Me; profiles: ProfileSummary[] };

export type Member = Extract<Session, { status: 'member' }>;

let session: Session = { status: 'unchecked' };
const listeners = new Set<() => void>();

export const sessionStore = {
  current: (): Session => session,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  set: (next: Session) => {
    session = next;
    for (const listener of listeners) listener();
  },
};

/** Who is logged in; undefined when nobody is. */
export const currentMember = (): Member | undefined => (session.status === 'member' ? session : undefined);

/** Takes the profile as a write answered it, so that the frame and the checklist follow at once. */
export function keepProfile(profile: Profile): void {
  if (session.status !== 'member' || session.me.profile.hash !== profile.hash) return;
  sessionStore.set({ ...session, me: { ...session.me, profile } });
}
