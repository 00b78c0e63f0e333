import type { Profile, ProfileSummary } from '@nimio/domain/profile/profile.types';
import type { Me } from '@nimio/domain/session/session.types';

/** Who is here, as far as is known. */
export type Session =
  | { status: 'unchecked' }
  /** The server could not be asked; what everybody may read is shown all the same. */
  | { status: 'unreachable' }
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

// Questions, and writes that answered with the profile, in their order: an answer that was slow must not bring back
// what has been changed since it was asked for.
let moments = 0;
let asked = 0;
let written = 0;

/** The moment of a question that is about to be asked, for `keepMember`. */
export const askingNow = (): number => ++moments;

/** Takes the profile as a write answered it, so that the frame and the checklist follow at once. */
export function keepProfile(profile: Profile): void {
  if (session.status !== 'member' || session.me.profile?.hash !== profile.hash) return;
  written = ++moments;
  sessionStore.set({ ...session, me: { ...session.me, profile } });
}

/** Takes who is logged in, as the server answered what was asked at that moment. */
export function keepMember(answer: Omit<Member, 'status'>, moment: number): void {
  if (moment < asked) return;
  asked = moment;
  const known = currentMember()?.me.profile;
  const isOlder = moment < written && known?.hash === answer.me.profile?.hash;
  const me = isOlder && known ? { ...answer.me, profile: known } : answer.me;
  sessionStore.set({ ...answer, status: 'member', me });
}
