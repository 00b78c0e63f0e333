import { Client } from 'pg';

/** Any number will do; every instance of the portal uses this one. */
const bootLock = 8_151_620;

/**
 * Two instances that migrate and synchronise the schema of one empty database at once crash each other, and would
 * both take the first content: they boot one after the other, and so do commands. SQLite has one process by its
 * nature.
 */
export async function oneAtATime(boot: () => Promise<unknown>): Promise<void> {
  if (process.env['DATABASE_CLIENT'] !== 'postgres') {
    await boot();
    return;
  }
  const client = new Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [bootLock]);
    await boot();
  } finally {
    await client.end();
  }
}
