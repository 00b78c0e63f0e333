import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import type * as endpoints from '@nimio/domain/customer/customer.endpoints';
import { DomainError } from '@nimio/domain/errors';
import type { Transaction } from '../../../data/database.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { endGrants } from '../../access/store.js';
import { closeSuggestion } from '../../change-suggestion/store.js';
import { dropCalculationsOf } from '../../distribution/drop-calculations.js';
import { updateProfile } from '../../profile/store.js';
import { notifyNewOwners } from '../../work/notice.js';
import { passDeals } from '../../work/share-store.js';
import { lockWorkByHash } from '../../work/store.js';
import { changeCustomer, requireOtherSuperadmin } from '../change-customer.js';
import { closeLogins } from '../close-logins.js';
import {
  endContracts,
  readClosedSharers,
  readOpenGrants,
  readPendingSuggestions,
  readSharedWorks,
} from '../store.js';

/** The works are locked after the customer, in ascending order (decision 0015). Returns how many deals have another owner. */
async function passOwnedDeals(tx: Transaction, profileId: number, at: string): Promise<number> {
  let passed = 0;
  for (const { hash } of await readSharedWorks(tx, profileId)) {
    const work = await lockWorkByHash(tx, hash);
    if (!work) continue;
    const closed = await readClosedSharers(tx, work.id);
    const passedOn = await passDeals(tx, work.id, profileId, (id) => !closed.includes(id));
    await notifyNewOwners(tx, work, passedOn, at);
    passed += passedOn.length;
  }
  return passed;
}

/** It takes effect the same day. Shares, names and planned payments remain. */
export const closeCustomer: UseCase<typeof endpoints.closeCustomer> = (call) => {
  const { now } = system();
  return changeCustomer(call, 'customer.close', async (tx, { row, roles }) => {
    const { id } = row;
    if (row.closed_on !== null) throw new DomainError('customerClosed');
    if (roles.includes('superadmin')) await requireOtherSuperadmin(tx, id);
    const at = now().toISOString();
    const today = finnishDay(now());
    await updateProfile(tx, id, { closed_on: today, closed_reason: call.body.reason, mail_newsletter: 0 });
    const contracts = await endContracts(tx, id, today);
    const grants = (await readOpenGrants(tx, id, at)).map((grant) => grant.id);
    // Before the grants end: a login with a grant to another profile stays open.
    const logins = await closeLogins(tx, id, { keepsOthers: true, at });
    await endGrants(tx, grants, at);
    for (const suggestion of await readPendingSuggestions(tx, id))
      await closeSuggestion(tx, suggestion.id, 'LAPSED', { at });
    const deals = await passOwnedDeals(tx, id, at);
    await dropCalculationsOf(tx, id, { accountId: call.caller.accountId, at });
    return { reason: call.body.reason, contracts, grants: grants.length, logins: logins.length, deals };
  });
};
