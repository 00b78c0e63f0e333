import { addMonths } from '@nimio/domain/calendar/day';
import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { system } from '../../../system.js';
import { keyOf } from '../enqueue-payment-notices.js';
import { readEndingClaims } from '../store.js';

/**
 * From six months before the end of a claim period, notifies the customers who can still have their part of the reserve
 * paid, each once. The job runs once a month, so that it includes those whose contract has ended since; it finds only those
 * who have not been notified.
 */
export async function enqueueExpiringNotices(): Promise<void> {
  const { db, jobs, now } = system();
  const today = finnishDay(now());
  for (const { id: distributionId } of await readEndingClaims(db, today, addMonths(today, 6))) {
    const run = `expiring-${distributionId}-${today.slice(0, 7)}`;
    const first = { step: 'expiring' as const, distributionId, afterId: 0, run };
    await db.transaction((tx) => jobs.enqueue(tx, 'payment-notices', keyOf(run, 0), first));
  }
}
