import { createRequire } from 'node:module';
import path from 'node:path';
import type Sqlite from 'better-sqlite3';
import { expect } from 'vitest';
import { cmsDir, isPostgres } from './environment.js';
import type { Installation } from './own-server.js';

const require = createRequire(path.join(cmsDir, 'package.json'));
const Connection = require('better-sqlite3') as typeof Sqlite;

/** Whether a transaction of a server has written and is still open. */
async function isWriting({ env, knex }: Installation): Promise<boolean> {
  if (isPostgres) {
    const writing = knex('pg_stat_activity').whereRaw('datname = current_database()');
    return (await writing.whereNotNull('backend_xid')).length > 0;
  }
  const connection = new Connection(path.join(env['DATA_DIR'] ?? '', 'nimio.db'), { timeout: 0 });
  try {
    connection.exec('begin immediate; rollback');
    return false;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'SQLITE_BUSY') return true;
    throw error;
  } finally {
    connection.close();
  }
}

/** Waits until a transaction of a server writes, or until none does. */
export const awaitWriting = (installation: Installation, writes = true): Promise<void> =>
  expect.poll(() => isWriting(installation), { timeout: 20_000, interval: 1 }).toBe(writes);

/** A block of a server's transactions. */
export interface Block {
  /** Waits until a transaction is blocked. */
  awaitReached: () => Promise<void>;
  /** Removes the block, once the server has been killed. */
  remove: () => Promise<void>;
}

/** An arbitrary key of an advisory lock. */
const blockLock = 4_711;

async function blockInPostgres({ knex }: Installation, kind: string): Promise<Block> {
  const holder = await knex.transaction();
  await holder.raw('select pg_advisory_xact_lock(?)', [blockLock]);
  await knex.raw(
    `create function block() returns trigger language plpgsql as
       $$ begin perform pg_advisory_xact_lock(${blockLock}); return new; end $$`,
  );
  await knex.raw(
    `create trigger block before insert on jobs for each row when (new.kind = '${kind}') execute function block()`,
  );
  const waiting = knex('pg_stat_activity').whereRaw('datname = current_database()');
  const blocked = waiting.where({ wait_event: 'advisory' });
  return {
    awaitReached: () =>
      expect.poll(async () => (await blocked.clone()).length, { timeout: 20_000 }).toBeGreaterThan(0),
    async remove() {
      await holder.rollback();
      await knex.raw('drop function block cascade');
    },
  };
}

async function blockInSqlite(installation: Installation, kind: string): Promise<Block> {
  const { knex } = installation;
  await knex.raw(
    `create view endless as with recursive numbers (n) as (select 1 union all select n + 1 from numbers)
      select n from numbers`,
  );
  await knex.raw(
    `create trigger block before insert on jobs when new.kind = '${kind}' begin select count(*) from endless; end`,
  );
  // Other transactions take milliseconds.
  let probes = 0;
  const isBlocked = async (): Promise<number> => {
    probes = (await isWriting(installation)) ? probes + 1 : 0;
    return probes;
  };
  return {
    awaitReached: () => expect.poll(isBlocked, { timeout: 20_000, interval: 20 }).toBeGreaterThan(20),
    async remove() {
      await knex.raw('drop trigger block');
      await knex.raw('drop view endless');
    },
  };
}

/** From now on a transaction of a server is blocked where it enqueues a job of this kind. */
export const blockJob = isPostgres ? blockInPostgres : blockInSqlite;
