import { listProfiles, selectProfile as selectProfileCall } from '@nimio/domain/profile/profile.endpoints';
import { logOut as logOutCall, readMe } from '@nimio/domain/session/session.endpoints';
import type { Me } from '@nimio/domain/session/session.types';
import { ApiError } from '../../api/api-error';
import { call, exchange, onAnswer } from '../../api/client';
import { forgetAllButLanguage } from '../intl/language';
import { startClock } from './session-clock';
import { currentMember, sessionStore } from './session-store';
import { isOtherUser, storedUser, storeUser } from './user-hash';

/**
 * Asks the server who is logged in, and for the profiles. Rejects only when the server cannot be asked: nobody
 * being logged in is an answer.
 */
export async function checkSession(): Promise<void> {
  try {
    const { data: me, servedAt } = await exchange(readMe);
    await become(me, servedAt);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    if (sessionStore.current().status === 'unchecked')
      sessionStore.set({ status: 'anonymous', wasLost: false });
  }
}

/** Somebody has logged in or registered: `me` is what the server answered. */
export async function become(me: Me, servedAt = Date.now()): Promise<void> {
  const { hash } = me.user;
  if (isOtherUser(hash, currentMember()?.me.user.hash, storedUser())) {
    forgetAllButLanguage();
    storeUser(hash);
    location.reload();
    // Nothing may go on until the page has gone.
    return new Promise(() => {});
  }
  storeUser(hash);
  startClock(Date.parse(me.sessionExpires) - servedAt);
  sessionStore.set({ status: 'member', me, profiles: await profilesOf(me) });
}

/** A session from strong authentication alone has no right to the list. */
async function profilesOf(me: Me) {
  if (me.sessionKind === 'strong') return [];
  const { records } = await call(listProfiles);
  return records;
}

/** Ends the session and everything this browser knows of the person; only the language survives. */
export async function logOut(): Promise<void> {
  await call(logOutCall).catch(() => undefined);
  forgetAllButLanguage();
  sessionStore.set({ status: 'anonymous', wasLost: false });
  // A new page: nothing that was loaded for the person stays in its memory.
  location.replace('/login');
}

/** Acts for another of one's profiles; everything is read anew for it. */
export async function selectProfile(profileHash: string): Promise<void> {
  await call(selectProfileCall, { body: { profileHash } });
  location.assign('/');
}

// A session that the server does not know any more ends silently; what was typed stays for the same person.
onAnswer((event) => {
  if (event === 'sessionMissing' && currentMember()) sessionStore.set({ status: 'anonymous', wasLost: true });
});
