import { describeError } from '../../../log/describe-error.js';
import { system } from '../../../system.js';
import { followName } from '../follow-names.js';
import { readLeftBehind } from '../store.js';

/**
 * Puts a few of the names in the queue that may be sent and never were: staff allowed them before there was a register,
 * or an import did. Only while nothing waits for the register, so that it is neither flooded nor asked while it is away.
 * It keeps no place of its own: what has been asked for is no longer left behind, whoever asked, and whenever it ended.
 */
export async function catchUp(): Promise<void> {
  const { db, isni, jobs, log } = system();
  if (!isni || (await jobs.isAnyWaiting(db, 'isni-sync'))) return;
  for (const { id } of await readLeftBehind(db)) {
    await db
      .transaction((tx) => followName(tx, id))
      // One that cannot be asked for holds no other back.
      .catch((error: unknown) =>
        log.error({ name: id, error: describeError(error) }, 'author name not caught up with'),
      );
  }
}
