import { selectProfile as selectProfileCall } from '@nimio/domain/profile/profile.endpoints';
import { getMe, logOut as logOutCall } from '@nimio/domain/session/session.endpoints';
import type { Me } from '@nimio/domain/session/session.types';
import { ApiError } from '../../api/api-error';
import { call, exchange, onResponse } from '../../api/client';
import { discardUnsaved, mayLeave } from '../form/unsaved';
import { lostProfile, storeEndedAccess } from './ended-access';
import { isActing } from './is-acting';
import { isBlocked } from './is-blocked';
import { startClock } from './session-clock';
import { currentMember, nextMoment, type Session, sessionStore, storeMember } from './session-store';
import { isOtherUser, storedUser, storeUser } from './user-hash';

const storageKey = 'nimio.endedProfile';

/**
 * Stores the profile that the session acted for when it ended, since a login begins with the own profile and drafts
 * belong to profiles.
 */
function storeEndedProfile(me: Me): void {
  if (isActing(me)) sessionStorage.setItem(storageKey, `${me.user.hash} ${me.profile?.hash}`);
  else sessionStorage.removeItem(storageKey);
}

/**
 * The profile of that user's last session, once; `undefined` when it was the own one. It is preserved while the second
 * factor or another step comes first.
 */
function popEndedProfile(me: Me): string | undefined {
  if (isBlocked(me)) return undefined;
  const [user, profile] = (sessionStorage.getItem(storageKey) ?? '').split(' ');
  sessionStorage.removeItem(storageKey);
  return user === me.user.hash && profile !== me.profile?.hash ? profile : undefined;
}

/**
 * Fetches the logged-in user with the profiles. Rejects only when the server is unavailable; no user is a valid reply.
 */
export async function checkSession(): Promise<void> {
  const moment = nextMoment();
  try {
    const { data: me, servedAt } = await exchange(getMe);
    await startSession(me, servedAt, moment);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    if (isUnknown(sessionStore.current())) sessionStore.set({ status: 'anonymous', wasLost: false });
  }
}

const isUnknown = ({ status }: Session): boolean => status === 'unchecked' || status === 'unreachable';

/** For public pages: without a reply the session remains unknown. */
export const checkSessionIfReachable = (): Promise<void> =>
  checkSession().catch(() => sessionStore.set({ status: 'unreachable' }));

/**
 * A user is logged in.
 *
 * @param moment sequence number of the fetch, since the profile may have been changed later
 */
export async function startSession(me: Me, servedAt: number, moment = nextMoment()): Promise<void> {
  const { hash } = me.user;
  if (isOtherUser(hash, currentMember()?.me.user.hash, storedUser())) {
    discardUnsaved();
    clearStorage();
    storeUser(hash);
    location.reload();
    // Never resolves, since the page is being reloaded.
    return new Promise(() => {});
  }
  storeUser(hash);
  startClock(me, servedAt);
  const lost = lostProfile(currentMember()?.me, me);
  if (lost) return leaveProfile(lost.profileName);
  storeMember(me, moment);
}

/** The access ended while it was in use: unsaved values of that profile are discarded, and the user sees why. */
function leaveProfile(name: string): Promise<never> {
  discardUnsaved();
  storeEndedAccess(name);
  location.assign('/');
  return new Promise(() => {});
}

/**
 * Ends the session, unless the user keeps unsaved values. Rejects when the server has not ended it, and the user remains
 * logged in.
 */
export async function logOut(): Promise<void> {
  if (!(await mayLeave())) return;
  await call(logOutCall);
  clearPerson();
}

/**
 * Deletes everything that the portal has stored, when logging out; language and theme are those of the browser, in
 * cookies. The CMS admin stores its session on the same origin.
 */
function clearStorage(): void {
  for (const storage of [localStorage, sessionStorage]) {
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
    for (const key of keys) if (key.startsWith('nimio.')) storage.removeItem(key);
  }
}

/** Deletes everything that the browser has stored about the user. */
function clearPerson(): void {
  discardUnsaved();
  clearStorage();
  sessionStore.set({ status: 'anonymous', wasLost: false });
  // A full page load, so that nothing of the user remains in memory.
  location.replace('/login');
}

/** Acts for another profile; all data are fetched again, starting at Home or another page. */
export async function selectProfile(profileHash: string, to = '/'): Promise<void> {
  if (!(await mayLeave())) return;
  await call(selectProfileCall, { body: { profileHash } });
  discardUnsaved();
  location.assign(to);
}

/**
 * After a login and its steps, acts for the profile of the previous session again.
 *
 * @param to the page to return to
 * @returns `false` when the login's profile remains, for example when the other may no longer be chosen
 */
export async function resumeProfile(to: string): Promise<boolean> {
  const me = currentMember()?.me;
  const profileHash = me && popEndedProfile(me);
  if (profileHash === undefined) return false;
  return selectProfile(profileHash, to).then(
    () => true,
    () => false,
  );
}

// A session that the server no longer knows ends silently, and drafts remain for the same user. When another tab has
// logged the user out, nothing remains here either.
onResponse((event) => {
  const member = currentMember();
  if (event !== 'sessionMissing' || !member) return;
  if (storedUser() !== member.me.user.hash) return clearPerson();
  storeEndedProfile(member.me);
  sessionStore.set({ status: 'anonymous', wasLost: true });
});
