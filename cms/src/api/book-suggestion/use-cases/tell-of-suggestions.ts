import { setImmediate as nextTurn } from 'node:timers/promises';
import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { mondayOf } from '@nimio/domain/calendar/week';
import type { JobPayloads } from '../../../jobs/job-payloads.js';
import type { Work } from '../../../jobs/jobs.js';
import { describeError } from '../../../log/describe-error.js';
import { system } from '../../../system.js';
import { tellNew } from '../tell-new.js';
import { hasProfileAfter, readToTell } from '../told-store.js';

const keyOf = (week: string, afterId: number): string => `suggestion-tour-${week}-${afterId}`;

/** As many numbers of profiles as one job goes through. */
const pieceSize = 100;

/** No mail leaves in the night to Monday: the week begins in the morning. */
const hoursAfterMidnight = 8;

/** Begins the week's tour of all profiles; asked again in the same week it is the same one. */
export async function beginTour(): Promise<void> {
  const { db, jobs, now } = system();
  const week = mondayOf(finnishDay(new Date(now().getTime() - hoursAfterMidnight * 60 * 60 * 1000)));
  await db.transaction((tx) => jobs.enqueue(tx, 'suggestion-tour', keyOf(week, 0), { week, afterId: 0 }));
}

/**
 * The work behind the tour: a piece of the profiles, one after another, and a job for the next piece. A piece that was
 * stopped is gone through again; whoever was told in it is not told twice.
 */
export const tellOfSuggestions: Work<JobPayloads['suggestion-tour']> = async ({ week, afterId }) => {
  const { db, jobs, log } = system();
  const untilId = afterId + pieceSize;
  for (const profile of await readToTell(db, afterId, untilId)) {
    // One that cannot be told holds no other back.
    await tellNew(profile).catch((error: unknown) =>
      log.error({ profile: profile.hash, error: describeError(error) }, 'profile not told of suggestions'),
    );
    // On SQLite reads take the thread itself: calls that wait have their turn after each profile.
    await nextTurn();
  }
  if (!(await hasProfileAfter(db, untilId))) return;
  const next = { week, afterId: untilId };
  await db.transaction((tx) => jobs.enqueue(tx, 'suggestion-tour', keyOf(week, untilId), next));
};
