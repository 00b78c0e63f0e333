import type { Context } from 'koa';
import { isDatabaseUnwritable, withTimeout } from '../data/database-unavailable.js';
import { query } from '../data/sql.js';
import { system } from '../system.js';

/** In milliseconds; a load balancer asks every few seconds. */
const maxWait = 1000;

let isStopping = false;

/** From now on no new requests are expected here. */
export function stopBeingReady(): void {
  isStopping = true;
}

async function reads(): Promise<boolean> {
  return (await system().db.first(query('select 1 as one'))) !== undefined;
}

/** A write without effect. */
async function writes(): Promise<boolean> {
  await system().db.transaction((tx) =>
    tx.table('content_revisions').where({ content: 'published' }).increment('revision', 0),
  );
  return true;
}

/** Probes that have not ended are shared, so that none pile up in front of a database that hangs. */
const running = new Map<() => Promise<boolean>, Promise<boolean>>();

function probe(work: () => Promise<boolean>): Promise<boolean> {
  const current = running.get(work) ?? work().finally(() => running.delete(work));
  running.set(work, current);
  current.catch(() => undefined);
  return withTimeout(current, maxWait);
}

interface Verdict {
  isReady: boolean;
  at: number;
}

let last: Verdict | undefined;

/** In milliseconds: any number of requests costs one write in this time. */
const verdictLasts = 1000;

async function check(): Promise<boolean> {
  const [canRead, canWrite] = await Promise.all([
    probe(reads).catch(() => false),
    probe(writes).catch((error: unknown) => !isDatabaseUnwritable(error)),
  ]);
  return canRead && canWrite;
}

/** 204 if the database reads, and could write, within a second; otherwise 503. */
export async function readiness(ctx: Context): Promise<void> {
  const now = system().now().getTime();
  if (!last || Math.abs(now - last.at) >= verdictLasts) last = { isReady: await check(), at: now };
  ctx.status = last.isReady && !isStopping ? 204 : 503;
}
