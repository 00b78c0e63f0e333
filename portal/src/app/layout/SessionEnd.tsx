import { useEffect, useSyncExternalStore } from 'react';
import { late } from '../../shared/page/late';
import { checkSession } from '../../shared/session/session';
import { sessionClock } from '../../shared/session/session-clock';

const SessionEndDialog = late(() => import('./SessionEndDialog'));

/**
 * Warns two minutes before the session expires, and offers to continue it if possible. Afterwards the server reports
 * the end.
 */
export function SessionEnd() {
  const state = useSyncExternalStore(sessionClock.subscribe, sessionClock.current);
  useEffect(() => {
    if (state === 'over') void checkSession().catch(() => undefined);
  }, [state]);
  if (state !== 'ending' && state !== 'closing') return null;
  return <SessionEndDialog key={state} canContinue={state === 'ending'} />;
}
