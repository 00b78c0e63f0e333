import type { Transaction } from '../../data/database.js';
import { system } from '../../system.js';

/** Schedules the lookup of the largest unregistered lines of a paid distribution, from this one on. Idempotent. */
export const enqueueUnregisteredLookup = (
  tx: Transaction,
  distributionId: number,
  offset = 0,
): Promise<void> =>
  system().jobs.enqueue(tx, 'unregistered-lookup', `unregistered-lookup-${distributionId}-${offset}`, {
    distributionId,
    offset,
  });
