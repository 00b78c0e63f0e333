import { expect, vi } from 'vitest';
import { server } from './server.js';

/** The newest matching row of a table. */
export async function newestRow<T>(table: string, where: Record<string, unknown>): Promise<T> {
  const { system } = await server();
  const rows = (await system.db.knex(table).where(where).orderBy('id', 'desc').limit(1)) as T[];
  const [row] = rows;
  if (!row) throw new Error(`No row of ${table} fits`);
  return row;
}

/** Waits until this many transactions on this PostgreSQL database wait for a lock. */
export async function awaitLocked(transactions = 1): Promise<void> {
  const { system } = await server();
  const waiting = system.db
    .knex('pg_stat_activity')
    .where({ wait_event_type: 'Lock' })
    .whereRaw('datname = current_database()');
  await vi.waitFor(async () => expect(await waiting.clone()).toHaveLength(transactions), { timeout: 10_000 });
}
