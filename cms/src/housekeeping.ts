import Sqlite from 'better-sqlite3';
import { startWeeklyMail } from './api/book-suggestion/use-cases/mail-book-suggestions-weekly.js';
import { forgetSilent } from './api/customer-acquisition/store.js';
import { enqueueMissedNames } from './api/isni-sync/use-cases/enqueue-missed-names.js';
import { startNewsletters } from './api/newsletter/use-cases/send-newsletters.js';
import { enqueueExpiringNotices } from './api/payment-notice/use-cases/enqueue-expiring-notices.js';
import type { Source } from './data/database.js';
import { describeError } from './log/describe-error.js';
import type { System } from './system.js';

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Empties SQLite's write-ahead log, which contains deleted values until they are overwritten. It waits for no one: if
 * another connection reads or writes, the next sweep empties it.
 */
function emptyLog(source: Source): void {
  if (source.client !== 'sqlite') return;
  const connection = new Sqlite(source.file, { fileMustExist: true, timeout: 0 });
  connection.pragma('wal_checkpoint(truncate)');
  connection.close();
}

/**
 * Deletes expired data: sessions, links, previous addresses of profiles and logins, invitations of editors, identification attempts,
 * data exports, finished and abandoned jobs, rate-limit counts, documents of reports that were handled a year ago, and what
 * is known of authors of whom no outreach event was recorded in two years.
 */
export async function sweep({ db, now }: System): Promise<void> {
  const at = (ago = 0): string => new Date(now().getTime() - ago).toISOString();
  const expired: [table: string, column: string, end: string | number][] = [
    // A session that has ended in any way is soon idle as well.
    ['sessions', 'idle_until', at()],
    ['password_links', 'expires_at', at()],
    ['strong_auth_attempts', 'expires_at', at()],
    ['registrations', 'expires_at', at()],
    ['locked_accounts', 'locked_until', at()],
    ['previous_emails', 'until', at()],
    ['data_exports', 'expires_at', at()],
    ['throttles', 'expire', now().getTime()],
  ];
  // A transaction for each table: one for all would hold rows that others lock in another order.
  for (const [table, column, end] of expired)
    await db.transaction((tx) => tx.table(table).where(column, '<', end).delete());
  await db.transaction((tx) =>
    tx
      .table('jobs')
      .whereIn('state', ['done', 'dead'])
      .where('created_at', '<', at(30 * day))
      .delete(),
  );
  // The CMS shows an editor's invitation again until it is accepted, so Strapi stores its token as it is, without an end.
  await db.transaction((tx) =>
    tx
      .table('admin_users')
      .whereNotNull('registration_token')
      .where('created_at', '<', new Date(now().getTime() - 7 * day))
      .update({ registration_token: null }),
  );
  await db.transaction((tx) =>
    tx
      .table('death_report_documents')
      .whereIn(
        'report_id',
        tx
          .table('death_reports')
          .select('id')
          .where('state', 'handled')
          .where('handled_at', '<', at(365 * day)),
      )
      .delete(),
  );
  await db.transaction((tx) => forgetSilent(tx, at(2 * 365 * day)));
  emptyLog(db.source);
}

/**
 * Runs the task soon and then at an interval, never concurrently with itself; several instances are harmless.
 *
 * @param every the interval in milliseconds
 * @returns a function that stops it and waits for the current run
 */
export function repeat(
  { log }: { log: Pick<System['log'], 'error'> },
  work: () => Promise<void>,
  every: number,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const run = (): void => {
    running ??= work()
      .catch((error: unknown) => log.error({ error: describeError(error) }, 'housekeeping failed'))
      .finally(() => {
        running = undefined;
      });
  };
  const soon = setTimeout(run, minute);
  const timer = setInterval(run, every);
  for (const each of [soon, timer]) each.unref();
  return async () => {
    clearTimeout(soon);
    clearInterval(timer);
    await running;
  };
}

/**
 * Starts the recurring tasks: cleanup, catching up with the ISNI register, the weekly mail of suggestions, newsletters,
 * and notices of money that is about to expire. Returns a function that stops them.
 */
export function startHousekeeping(app: System): () => Promise<void> {
  const stops = [
    repeat(app, () => sweep(app), hour),
    repeat(app, enqueueMissedNames, 5 * minute),
    repeat(app, startWeeklyMail, hour),
    repeat(app, startNewsletters, hour),
    repeat(app, enqueueExpiringNotices, hour),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
