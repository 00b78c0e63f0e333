import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../data/database.js';
import { system } from '../../system.js';

/** How many profiles or payments one job handles: a transaction of some hundredths of a second. */
export const batchSize = 50;

/** The job of the profiles after one; `run` distinguishes a second approval of the same distribution. */
export const keyOf = (run: string, afterId: number): string => `payment-notices-${run}-${afterId}`;

/**
 * Notifies the customers of a distribution once the step is committed: after the approval those whose money waits for a
 * contract, after the payment its payees. A distribution of an imported history is approved without this.
 */
export function enqueuePaymentNotices(
  tx: Transaction,
  step: 'approved' | 'paid',
  distributionId: number,
): Promise<void> {
  const run = randomUUID();
  const first = { step, distributionId, afterId: 0, run };
  return system().jobs.enqueue(tx, 'payment-notices', keyOf(run, 0), first);
}

/** Notifies the payees of payments that the bank has returned, once that is committed. */
export async function enqueueReturnedNotices(tx: Transaction, paymentIds: readonly number[]): Promise<void> {
  const run = randomUUID();
  for (let from = 0; from < paymentIds.length; from += batchSize) {
    const batch = { step: 'returned' as const, paymentIds: paymentIds.slice(from, from + batchSize) };
    await system().jobs.enqueue(tx, 'payment-notices', keyOf(run, from), batch);
  }
}
