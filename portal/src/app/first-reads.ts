import { listPlannedPayments } from '@nimio/domain/accounting/accounting.endpoints';
import { getTaskCounts } from '@nimio/domain/profile/profile.endpoints';
import type { Me } from '@nimio/domain/session/session.types';
import { pathOf } from '../api/path';
import { readAhead } from '../api/use-endpoint';
import { isAtOverview, isAtWork } from '../shared/session/is-acting';
import { isBlocked } from '../shared/session/is-blocked';
import type { PortalRoute } from './routes';

/** Milliseconds by which a slow reply may delay the first paint. */
const maxWait = 100;

/** What a member's page shows first. */
function firstReads(me: Me, { path, within }: PortalRoute) {
  if (!me.profile || isBlocked(me) || isAtWork(me) || within === 'spread') return [];
  const params = { profileHash: me.profile.hash };
  const isCustomerHome = path === '/' && !isAtOverview(me);
  return [getTaskCounts, ...(isCustomerHome ? [listPlannedPayments] : [])].map((endpoint) => ({
    endpoint,
    params,
  }));
}

/** The addresses of these calls, which the browser fetches while the scripts are loading. */
export const addressesOfReads = (me: Me, route: PortalRoute): string[] =>
  firstReads(me, route).map(({ endpoint, params }) => `/api${pathOf(endpoint.path, params, undefined)}`);

/** Begins with these replies, unless they are slow. */
export const awaitReads = (me: Me, route: PortalRoute): Promise<void> =>
  readAhead(firstReads(me, route), maxWait);
