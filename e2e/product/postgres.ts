import { startPostgres } from '../../scripts/postgres.mjs';
import { plans } from './combinations.js';

/** Names of the empty databases; every worker takes its own. */
export const databaseName = (worker: number): string => `journeys_${worker}`;

/** One PostgreSQL for all journeys, with a database for each worker that may come. */
export default async function setup(): Promise<() => Promise<void>> {
  const postgres = await startPostgres({ isDurable: false });
  // Two at a time, with and without the society; a worker whose test failed is replaced by another.
  for (let worker = 0; worker < 6 * plans.length; worker += 1) {
    await postgres.createDatabase(databaseName(worker));
  }
  process.env['JOURNEYS_POSTGRES'] = postgres.url('');
  return () => postgres.stop();
}
