import type { JobPayloads } from '../../../jobs/job-payloads.js';
import type { JobHandler } from '../../../jobs/jobs.js';
import { system } from '../../../system.js';
import { saveCatalogueBook } from '../../work/save-catalogue-book.js';
import { findWork } from '../../work/store.js';
import { enqueueUnregisteredLookup } from '../enqueue-unregistered-lookup.js';
import { isExcludedIsbn, readLargestUnregistered } from '../reserve-store.js';

const mostLines = 500;
const batchSize = 25;

/**
 * The job that looks up a batch of ISBNs in the catalogue and schedules the next batch. A repeated batch skips what it has
 * added; while the catalogue is unavailable the job fails and is retried. The last attempt schedules the next batch
 * first, so that an outage costs one batch.
 */
export const lookUpUnregistered: JobHandler<JobPayloads['unregistered-lookup']> = async (
  { distributionId, offset },
  _key,
  isLastAttempt = false,
) => {
  const { db, catalogue } = system();
  const isbns = await readLargestUnregistered(db, distributionId, { limit: batchSize, offset });
  const next = offset + batchSize;
  const scheduleNext = async () => {
    if (isbns.length === batchSize && next < mostLines)
      await db.transaction((tx) => enqueueUnregisteredLookup(tx, distributionId, next));
  };
  if (isLastAttempt) await scheduleNext();
  for (const isbn of isbns) {
    // In the register, an excluded ISBN would have points again.
    if ((await findWork(db, isbn)) || (await isExcludedIsbn(db, isbn))) continue;
    const book = await catalogue.findByIsbn(isbn);
    if (book) await db.transaction((tx) => saveCatalogueBook(tx, book));
  }
  await scheduleNext();
};
