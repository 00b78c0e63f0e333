import { describeError } from '../../../log/describe-error.js';
import { system } from '../../../system.js';
import { followName } from '../follow-names.js';
import { readLeftBehind } from '../store.js';

/**
 * Queues a batch of names that may be sent and never were: staff allowed them before a register was configured, or an
 * import did. It runs only while no request waits, so that the register is neither flooded nor called while it is
 * unavailable. It needs no stored position: a requested name is no longer selected, regardless of who requested it and how it
 * ended.
 */
export async function enqueueMissedNames(): Promise<void> {
  const { db, isni, jobs, log } = system();
  if (!isni || (await jobs.isAnyWaiting(db, 'isni-sync'))) return;
  for (const { id } of await readLeftBehind(db)) {
    await db
      .transaction((tx) => followName(tx, id))
      // A name that cannot be requested does not block the others.
      .catch((error: unknown) =>
        log.error({ name: id, error: describeError(error) }, 'author name could not be queued for ISNI'),
      );
  }
}
