import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { Client } from 'pg';

/** Any number will do; every instance of the portal uses this one. */
const bootLock = 8_151_620;

/**
 * Two instances that migrate and synchronise the schema of one empty database at once crash each other, so they
 * boot one after the other. SQLite has one process by its nature.
 */
async function oneAtATime(boot: () => Promise<unknown>): Promise<void> {
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

async function main(): Promise<void> {
  const distDir = path.resolve(__dirname, '..');
  const app = createStrapi({ appDir: path.resolve(distDir, '..'), distDir, autoReload: false });
  await oneAtATime(() => app.load());
  await app.start();
  const stop = (): void => {
    void app.destroy().finally(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.send?.('listening');
}

main().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).stack ?? String(error)}\n`);
  process.exit(1);
});
