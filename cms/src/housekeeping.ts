import { describeError } from './http/describe-error.js';
import type { System } from './system.js';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** What is over is deleted: sessions, links, ways to the bank, finished jobs, counts of tries. */
async function sweep({ db, now }: System): Promise<void> {
  const at = (ago = 0): string => new Date(now().getTime() - ago).toISOString();
  await db.transaction(async (tx) => {
    await tx.table('sessions').where('idle_until', '<', at()).orWhere('expires_at', '<', at()).delete();
    await tx.table('password_links').where('expires_at', '<', at()).delete();
    await tx.table('strong_auth_attempts').where('expires_at', '<', at()).delete();
    await tx.table('registrations').where('expires_at', '<', at()).delete();
    await tx
      .table('jobs')
      .where({ state: 'done' })
      .where('created_at', '<', at(30 * day))
      .delete();
    await tx.table('throttles').where('expire', '<', now().getTime()).delete();
  });
}

/** Sweeps once an hour; several instances do no harm to each other. Returns how to stop. */
export function startHousekeeping(app: System): () => void {
  const timer = setInterval(() => {
    sweep(app).catch((error: unknown) =>
      app.log.error({ error: describeError(error) }, 'housekeeping failed'),
    );
  }, hour);
  timer.unref();
  return () => clearInterval(timer);
}
