import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { checkSession } from '../../shared/session/session';
import { sessionClock } from '../../shared/session/session-clock';

const SessionEndDialog = lazy(() => import('./SessionEndDialog'));

/** Asks two minutes before the session ends; when it has, the server is asked, and says so. */
export function SessionEnd() {
  const state = useSyncExternalStore(sessionClock.subscribe, sessionClock.current);
  useEffect(() => {
    if (state === 'over') void checkSession().catch(() => undefined);
  }, [state]);
  if (state !== 'ending') return null;
  return (
    <Suspense>
      <SessionEndDialog />
    </Suspense>
  );
}
