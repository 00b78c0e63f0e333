import type { Transaction } from '../../data/database.js';
import { tellDivided } from './notice.js';
import { readDeals, touchDeal, type WorkRow } from './store.js';
import type { PassedDeal } from './work-facts.js';

/** Sets the alert for all sharers of deals whose owner has left, and notifies the new owners. */
export async function tellHeirs(
  tx: Transaction,
  work: WorkRow,
  passedOn: readonly PassedDeal[],
  at: string,
): Promise<void> {
  const deals = await readDeals(tx, work.id);
  for (const { role, owner } of passedOn) {
    const deal = deals.find((candidate) => candidate.role === role);
    if (!deal || owner === null) continue;
    await touchDeal(tx, deal.id, at);
    const { amount } = deal;
    await tellDivided(tx, owner, { share: undefined, charge: 'gained' }, { work, role, amount });
  }
}
