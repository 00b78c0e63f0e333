import { setImmediate as nextTurn } from 'node:timers/promises';
import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { mondayOf } from '@nimio/domain/calendar/week';
import type { JobPayloads } from '../../../jobs/job-payloads.js';
import type { JobHandler } from '../../../jobs/jobs.js';
import { describeError } from '../../../log/describe-error.js';
import { system } from '../../../system.js';
import { hasProfileAfter } from '../../profile/store.js';
import { mailNewBookSuggestions } from '../mail-new-book-suggestions.js';
import { readSubscribers } from '../mail-store.js';

const keyOf = (week: string, afterId: number): string => `weekly-book-suggestions-${week}-${afterId}`;

/** The range of profile ids that one job handles. */
const batchSize = 100;

/** No mail is sent in the night to Monday: the weekly run begins in the morning. */
const hoursAfterMidnight = 8;

/** Starts the weekly run over all profiles; starting it again in the same week is idempotent. */
export async function startWeeklyMail(): Promise<void> {
  const { db, jobs, now } = system();
  const week = mondayOf(finnishDay(new Date(now().getTime() - hoursAfterMidnight * 60 * 60 * 1000)));
  await db.transaction((tx) =>
    jobs.enqueue(tx, 'weekly-book-suggestions', keyOf(week, 0), { week, afterId: 0 }),
  );
}

/**
 * The job of the weekly run: it handles a batch of profiles and schedules the next batch. A batch that was interrupted
 * is repeated; profiles that already got the mail get no second one.
 */
export const mailBookSuggestionsWeekly: JobHandler<JobPayloads['weekly-book-suggestions']> = async ({
  week,
  afterId,
}) => {
  const { db, jobs, log } = system();
  const untilId = afterId + batchSize;
  for (const profile of await readSubscribers(db, afterId, untilId)) {
    // A profile whose mail fails does not block the others.
    await mailNewBookSuggestions(profile).catch((error: unknown) =>
      log.error({ profile: profile.hash, error: describeError(error) }, 'suggestions could not be mailed'),
    );
    // SQLite reads block the thread, so waiting requests get a turn after each profile.
    await nextTurn();
  }
  if (!(await hasProfileAfter(db, untilId))) return;
  const next = { week, afterId: untilId };
  await db.transaction((tx) => jobs.enqueue(tx, 'weekly-book-suggestions', keyOf(week, untilId), next));
};
