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
 * added; while the catalogue is unavailable the job fails and is retried.
 */
export const lookUpUnregistered: JobHandler<JobPayloads['unregistered-lookup']> = async ({
  distributionId,
  offset,
}) => {
  const { db, catalogue } = system();
  const isbns = await readLargestUnregistered(db, distributionId, { limit: batchSize, offset });
  for (const isbn of isbns) {
    // In the register, an excluded ISBN would have points again.
    if ((await findWork(db, isbn)) || (await isExcludedIsbn(db, isbn))) continue;
    const book = await catalogue.findByIsbn(isbn);
    if (book) await db.transaction((tx) => saveCatalogueBook(tx, book));
  }
  const next = offset + batchSize;
  if (isbns.length === batchSize && next < mostLines)
    await db.transaction((tx) => enqueueUnregisteredLookup(tx, distributionId, next));
};
