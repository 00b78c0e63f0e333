import type { Profile } from '@nimio/domain/profile/profile.types';
import type { Me } from '@nimio/domain/session/session.types';

/** The known state of the session. */
export type Session =
  | { status: 'unchecked' }
  /** The server was unavailable; public pages are shown. */
  | { status: 'unreachable' }
  /** `wasLost`: a user was logged in, and the server no longer knows the session. */
  | { status: 'anonymous'; wasLost: boolean }
  | { status: 'member'; me: Me };

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

/** The logged-in user, if any. */
export const currentMember = (): Member | undefined => (session.status === 'member' ? session : undefined);

// The order of fetches and of writes that replied with the profile, so that a slow reply does not restore data that
// were changed since it was requested.
let moments = 0;
let latestMoment = 0;
let written = 0;

/** The sequence number of a fetch, for `storeMember`. */
export const nextMoment = (): number => ++moments;

/** Stores the profile from the reply of a write, so that the frame and the checklist are updated immediately. */
export function storeProfile(profile: Profile): void {
  if (session.status !== 'member' || session.me.profile?.hash !== profile.hash) return;
  written = ++moments;
  sessionStore.set({ ...session, me: { ...session.me, profile } });
}

/** Stores the user from the reply to the fetch with that sequence number. */
export function storeMember(response: Me, moment: number): void {
  if (moment < latestMoment) return;
  latestMoment = moment;
  const known = currentMember()?.me.profile;
  const isOlder = moment < written && known?.hash === response.profile?.hash;
  const me = isOlder && known ? { ...response, profile: known } : response;
  sessionStore.set({ status: 'member', me });
}
