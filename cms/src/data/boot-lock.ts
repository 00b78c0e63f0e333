import { Client } from 'pg';

/** An arbitrary key of the advisory lock, shared by every instance of the portal. */
const bootLock = 8_151_620;

/**
 * Boots instances and commands one at a time: two that migrate and synchronise the schema of one empty database
 * concurrently would crash each other, and would both create the first content. SQLite allows one process only.
 */
export async function withBootLock(boot: () => Promise<unknown>): Promise<void> {
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
