import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { discardUnsaved, hasUnsaved, setLeaveConfirmation } from '../../shared/form/unsaved';
import { late } from '../../shared/page/late';
import { currentMember } from '../../shared/session/session-store';

const LeaveDialog = late(() => import('./LeaveDialog'));

type Answer = (mayLeave: boolean) => void;

/**
 * Asks before leaving unsaved values for another page, another profile or logging out. A lost session does not ask, as
 * it loses nothing.
 */
export function LeaveConfirmation() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && currentMember() !== undefined && hasUnsaved(),
  );
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => setLeaveConfirmation(() => new Promise((resolve) => setAnswer(() => resolve))), []);
  const respond = (mayLeave: boolean) => {
    answer?.(mayLeave);
    setAnswer(undefined);
  };
  const leave = () => {
    discardUnsaved();
    blocker.proceed?.();
  };
  return (
    <>
      {blocker.state === 'blocked' && <LeaveDialog onLeave={leave} onStay={blocker.reset} />}
      {answer && <LeaveDialog onLeave={() => respond(true)} onStay={() => respond(false)} />}
    </>
  );
}
