import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { askWith, giveUpUnsaved, hasUnsaved } from '../../shared/form/unsaved';
import { late } from '../../shared/page/late';
import { currentMember } from '../../shared/session/session-store';

const LeaveDialog = late(() => import('./LeaveDialog'));

type Answer = (mayLeave: boolean) => void;

/**
 * Asks before leaving unsaved values for another page, another profile or logging out. A lost session does not ask, as
 * it loses nothing.
 */
export function LeaveQuestion() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && currentMember() !== undefined && hasUnsaved(),
  );
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => askWith(() => new Promise((resolve) => setAnswer(() => resolve))), []);
  const settle = (mayLeave: boolean) => {
    answer?.(mayLeave);
    setAnswer(undefined);
  };
  const goOn = () => {
    giveUpUnsaved();
    blocker.proceed?.();
  };
  return (
    <>
      {blocker.state === 'blocked' && <LeaveDialog onLeave={goOn} onStay={blocker.reset} />}
      {answer && <LeaveDialog onLeave={() => settle(true)} onStay={() => settle(false)} />}
    </>
  );
}
