import { getWorklist } from '@nimio/domain/worklist/worklist.endpoints';
import type { NextDistribution, WorklistItem, WorklistKind } from '@nimio/domain/worklist/worklist.types';
import { type Loaded, revalidate, useEndpoint } from '../../api/use-endpoint';
import { isAtWork } from '../session/is-acting';
import { isBlocked } from '../session/is-blocked';
import { useMember } from '../session/use-session';

/** The page of each queue. */
export const queuePages: Record<WorklistKind, string> = {
  distributionsToApprove: '/accountings',
  unconfirmedAccounts: '/accountings',
  bouncedProfiles: '/accountings/bounced',
  expiringReserve: '/accountings/reserve',
  taxProposals: '/staff/taxation',
  unreadMessages: '/messages',
  identityChecks: '/staff/customers?status=unchecked',
  deathReports: '/staff/death-reports',
  withoutEstate: '/staff/customers?status=deceased',
  outreachDue: '/staff/acquisition?tab=outreach&due=1',
  isniErrors: '/staff/authors#isni',
  lockedLogins: '/staff/logins',
};

/** The queues in which something waits, for staff who act for no customer; the navigation and Home share the request. */
export function useWorklist(): Loaded<{
  records: WorklistItem[];
  total: number;
  nextDistribution: NextDistribution | null;
}> {
  const me = useMember()?.me;
  const isShown = me !== undefined && isAtWork(me) && !isBlocked(me);
  return useEndpoint(getWorklist, isShown ? {} : null, { revalidateOnFocus: true, keepPreviousData: true });
}

/** Fetches the queues again where they are shown, after something in them was handled. */
export const refreshWorklist = (): Promise<unknown> => revalidate('/worklist');
