import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { Client } from 'pg';
import { databaseFile } from '../../config/database.js';

/** Another server uses the SQLite database. */
export class OtherInstanceError extends Error {}

/** An arbitrary key of the advisory lock that every running server shares. */
const instanceLock = 8_151_621;
const reconnectMs = 5000;
/** How long a starting server waits for one that is stopping, in milliseconds. */
const busyTimeoutMs = 5000;

let isOnly = false;
/** The open connection that holds the lock, which ends with the process even if it is killed. */
const held = new Set<object>();

/** Whether no other server was running when this one started. */
export const isOnlyInstance = (): boolean => isOnly;

function lockFile(): void {
  const file = `${databaseFile()}.lock`;
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const lock = new Sqlite(file, { timeout: busyTimeoutMs });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'SQLITE_BUSY') throw error;
    throw new OtherInstanceError(
      `Another server uses ${databaseFile()}. SQLite serves one; PostgreSQL serves several.`,
    );
  }
  held.add(lock);
  isOnly = true;
}

async function shareLock(): Promise<void> {
  const client = new Client({ connectionString: process.env['DATABASE_URL'], keepAlive: true });
  await client.connect();
  // From now on a lost connection is an event; before, it is an error of the call.
  client.on('error', () => {
    held.delete(client);
    void client.end().catch(() => undefined);
    void reconnect();
  });
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
    instanceLock,
  ]);
  isOnly = rows[0]?.alone === true;
  await client.query('select pg_advisory_lock_shared($1)', [instanceLock]);
  if (isOnly) await client.query('select pg_advisory_unlock($1)', [instanceLock]);
  held.add(client);
}

let reconnecting: Promise<void> | undefined;

/** After the database was unavailable: without the lock, an instance that starts would take this one's jobs. */
function reconnect(): Promise<void> {
  const attempt = async (): Promise<void> => {
    while (held.size === 0) {
      await setTimeout(reconnectMs, undefined, { ref: false });
      await shareLock().catch(() => undefined);
    }
  };
  reconnecting ??= attempt().finally(() => (reconnecting = undefined));
  return reconnecting;
}

/**
 * Marks this process as a running server until it ends.
 *
 * @throws OtherInstanceError if another server has the SQLite database
 */
export async function joinInstances(): Promise<void> {
  if (process.env['DATABASE_CLIENT'] === 'postgres') await shareLock();
  else lockFile();
}
