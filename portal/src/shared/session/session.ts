import { listProfiles, selectProfile as selectProfileCall } from '@nimio/domain/profile/profile.endpoints';
import { getMe, logOut as logOutCall } from '@nimio/domain/session/session.endpoints';
import type { Me } from '@nimio/domain/session/session.types';
import { ApiError } from '../../api/api-error';
import { call, exchange, onAnswer } from '../../api/client';
import { giveUpUnsaved, mayLeave } from '../form/unsaved';
import { forgetAllButLanguage } from '../intl/language';
import { keepEndedAccess, lostProfile } from './ended-access';
import { keepEndedProfile, takeEndedProfile } from './ended-profile';
import { startClock } from './session-clock';
import { askingNow, currentMember, keepMember, type Session, sessionStore } from './session-store';
import { isOtherUser, storedUser, storeUser } from './user-hash';

/**
 * Asks the server who is logged in, and for the profiles. Rejects only when the server cannot be asked: nobody
 * being logged in is an answer.
 */
export async function checkSession(): Promise<void> {
  const moment = askingNow();
  try {
    const { data: me, servedAt } = await exchange(getMe);
    await become(me, servedAt, moment);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    if (isUnknown(sessionStore.current())) sessionStore.set({ status: 'anonymous', wasLost: false });
  }
}

const isUnknown = ({ status }: Session): boolean => status === 'unchecked' || status === 'unreachable';

/** For pages that anybody may read: without an answer it stays unknown who is here. */
export const tryToCheckSession = (): Promise<void> =>
  checkSession().catch(() => sessionStore.set({ status: 'unreachable' }));

/**
 * Somebody is logged in: `me` is what the server answered.
 *
 * @param moment when it was asked; the profile may have been changed since
 */
export async function become(me: Me, servedAt: number, moment = askingNow()): Promise<void> {
  const { hash } = me.user;
  if (isOtherUser(hash, currentMember()?.me.user.hash, storedUser())) {
    giveUpUnsaved();
    forgetAllButLanguage();
    storeUser(hash);
    location.reload();
    // Nothing may go on until the page has gone.
    return new Promise(() => {});
  }
  storeUser(hash);
  startClock(me, servedAt);
  const profiles = await profilesOf(me);
  const lost = lostProfile(currentMember()?.me, me, profiles);
  if (lost) return leaveProfile(lost.profileName);
  keepMember({ me, profiles }, moment);
}

/** The access ended while it was in use: nothing typed for that profile is sent, and the person reads why. */
function leaveProfile(name: string): Promise<never> {
  giveUpUnsaved();
  keepEndedAccess(name);
  location.assign('/');
  return new Promise(() => {});
}

/** A session from strong authentication alone, or with an outdated password, has no right to the list. */
async function profilesOf(me: Me) {
  if (me.sessionKind === 'strong' || me.shouldUpdatePassword === 1) return [];
  const { records } = await call(listProfiles);
  return records;
}

/** Ends the session, unless the person stays with what is unsaved. */
export async function logOut(): Promise<void> {
  if (!(await mayLeave())) return;
  await call(logOutCall).catch(() => undefined);
  forgetPerson();
}

/** Nothing that this browser knows of the person stays; only the language survives. */
function forgetPerson(): void {
  giveUpUnsaved();
  forgetAllButLanguage();
  sessionStore.set({ status: 'anonymous', wasLost: false });
  // A new page: nothing that was loaded for the person stays in its memory.
  location.replace('/login');
}

/** Acts for another of one's profiles; everything is read anew for it, beginning at Home or another page. */
export async function selectProfile(profileHash: string, to = '/'): Promise<void> {
  if (!(await mayLeave())) return;
  await call(selectProfileCall, { body: { profileHash } });
  giveUpUnsaved();
  location.assign(to);
}

/**
 * After a login, and what it asked for first: acts again for the profile for which the session ended.
 *
 * @param to the page to come back to
 * @returns false where one goes on in the profile that the login began with, as when the other may not be chosen any more
 */
export async function resumeProfile(to: string): Promise<boolean> {
  const me = currentMember()?.me;
  const profileHash = me && takeEndedProfile(me);
  if (profileHash === undefined) return false;
  return selectProfile(profileHash, to).then(
    () => true,
    () => false,
  );
}

// A session that the server does not know any more ends silently; what was typed stays for the same person. When
// another tab has logged that one out, nothing stays for the next one here either.
onAnswer((event) => {
  const member = currentMember();
  if (event !== 'sessionMissing' || !member) return;
  if (storedUser() !== member.me.user.hash) return forgetPerson();
  keepEndedProfile(member.me);
  sessionStore.set({ status: 'anonymous', wasLost: true });
});
