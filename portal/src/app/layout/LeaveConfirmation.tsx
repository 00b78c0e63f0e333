import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { discardUnsaved, hasUnsaved, setLeaveConfirmation } from '../../shared/form/unsaved';
import { late } from '../../shared/page/late';
import { currentMember } from '../../shared/session/session-store';

const LeaveDialog = late(() => import('./LeaveDialog'));

type Decision = (mayLeave: boolean) => void;

/**
 * Asks before leaving unsaved values for another page, another profile or logging out. A lost session does not ask, as
 * it loses nothing.
 */
export function LeaveConfirmation() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && currentMember() !== undefined && hasUnsaved(),
  );
  const [decide, setDecide] = useState<Decision>();
  useEffect(() => {
    const confirm = () => new Promise<boolean>((resolve) => setDecide(() => resolve));
    return setLeaveConfirmation({ confirm, prepare: LeaveDialog.preload });
  }, []);
  const respond = (mayLeave: boolean) => {
    decide?.(mayLeave);
    setDecide(undefined);
  };
  const leave = () => {
    discardUnsaved();
    blocker.proceed?.();
  };
  return (
    <>
      {blocker.state === 'blocked' && <LeaveDialog onLeave={leave} onStay={blocker.reset} />}
      {decide && <LeaveDialog onLeave={() => respond(true)} onStay={() => respond(false)} />}
    </>
  );
}
