import { onAnswer } from '../api/client';
import { speech } from '../shared/intl/language';
import { checkSession } from '../shared/session/session';
import { currentMember, sessionStore } from '../shared/session/session-store';
import { storedUser } from '../shared/session/user-hash';
import { refreshSettings } from '../shared/settings/settings';
import { router } from './router';

/** Where a lost session leads: back to the same page after login. */
function loginAfterLoss(): string {
  const { pathname, search, hash } = router.state.location;
  const to = pathname + search + hash;
  const parameters = new URLSearchParams({ reason: 'sessionExpired', ...(to !== '/' && { to }) });
  return `/login?${parameters.toString()}`;
}

/** Asks anew who is here, and lets the guards of the open page decide again. */
function lookAgain(): void {
  void checkSession().then(
    () => router.revalidate(),
    // Away for a moment; the next call will tell if it lasts.
    () => undefined,
  );
}

/** Access to another's profile may have ended; one's own, and those of staff, are not given by anybody. */
function actsForAnother(): boolean {
  const me = currentMember()?.me;
  return me?.rights.length === 0 && me.profile?.hash !== me.user.defaultProfileHash;
}

/**
 * Follows the session between the calls: its loss, a password or terms that have to be renewed meanwhile, and what other tabs did
 * while this one was not looked at.
 */
export function watchSession(): void {
  sessionStore.subscribe(() => {
    const session = sessionStore.current();
    if (session.status === 'anonymous' && session.wasLost) void router.navigate(loginAfterLoss());
  });
  window.addEventListener('focus', () => {
    void refreshSettings();
    // Another tab may have logged in meanwhile; without any trace of that there is nothing to ask.
    if (currentMember() || storedUser() !== null) lookAgain();
  });
  let language = speech.current()?.language;
  speech.subscribe(() => {
    const now = speech.current()?.language;
    if (language && now !== language) void refreshSettings();
    language = now;
  });
  onAnswer((event) => {
    const isHeldUp = event === 'passwordOutdated' || event === 'disclaimerNotAccepted';
    if (isHeldUp || (event === 'notFound' && actsForAnother())) lookAgain();
  });
}
