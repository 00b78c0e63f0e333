import { onResponse } from '../api/client';
import { languageStore } from '../shared/intl/language';
import { checkSession } from '../shared/session/session';
import { currentMember, sessionStore } from '../shared/session/session-store';
import { storedUser } from '../shared/session/user-hash';
import { refreshSettings } from '../shared/settings/settings';

/** What it needs of the router. */
interface Router {
  state: { location: { pathname: string; search: string; hash: string } };
  navigate: (to: string) => Promise<void>;
  revalidate: () => Promise<void>;
}

/** Where a lost session leads, with the way back to the same page after login. */
function loginAfterLoss({ pathname, search, hash }: Router['state']['location']): string {
  const to = pathname + search + hash;
  const parameters = new URLSearchParams({ reason: 'sessionExpired', ...(to !== '/' && { to }) });
  return `/login?${parameters.toString()}`;
}

let pending: Promise<void> | undefined;

/** Fetches the current user again, and runs the guards of the open page. Concurrent requests share one check. */
function lookAgain(router: Router): void {
  pending ??= checkSession()
    .then(
      () => router.revalidate(),
      // The server is unavailable; the next call shows whether that lasts.
      () => undefined,
    )
    .finally(() => {
      pending = undefined;
    });
}

/**
 * Access to another's profile may have ended; access to the own one, and that of staff, does not depend on a grant of
 * others.
 */
function actsForAnother(): boolean {
  const me = currentMember()?.me;
  return me?.rights.length === 0 && me.profile?.hash !== me.user.defaultProfileHash;
}

/** A record that is not found is usually just that, so access is checked once for those within this time. */
const accessCheckMs = 30_000;
let accessCheckedAt = -accessCheckMs;

function checkAccess(router: Router, now: number): void {
  if (!actsForAnother() || now - accessCheckedAt < accessCheckMs) return;
  accessCheckedAt = now;
  lookAgain(router);
}

/** The server can be reached again, which a page that needs no session would not notice. */
const isReachableAgain = (event: string): boolean =>
  event === 'answered' && sessionStore.current().status === 'unreachable';

/**
 * Watches the session between calls: its loss, a password or terms that have to be renewed, and changes by other tabs
 * while this one was hidden.
 */
export function watchSession(router: Router): void {
  sessionStore.subscribe(() => {
    const session = sessionStore.current();
    if (session.status === 'anonymous' && session.wasLost)
      void router.navigate(loginAfterLoss(router.state.location));
  });
  window.addEventListener('focus', () => {
    void refreshSettings();
    // Another tab may have logged in; without a trace of that nothing is fetched.
    if (currentMember() || storedUser() !== null || sessionStore.current().status === 'unreachable')
      lookAgain(router);
  });
  window.addEventListener('online', () => {
    if (sessionStore.current().status === 'unreachable') lookAgain(router);
  });
  let language = languageStore.current()?.language;
  languageStore.subscribe(() => {
    const now = languageStore.current()?.language;
    if (language && now !== language) void refreshSettings();
    language = now;
  });
  onResponse((event) => {
    const isHeldUp = ['passwordOutdated', 'disclaimerNotAccepted', 'proofExpired'].includes(event);
    if (isHeldUp || isReachableAgain(event)) lookAgain(router);
    if (event === 'notFound') checkAccess(router, Date.now());
  });
}
