import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { type Database, query, type Transaction } from '../data/database.js';
import { describeError } from '../log/describe-error.js';

/** A job that can never succeed says so, in words without people's data; it is not tried again. */
export class PermanentFailure extends Error {}

export type Work = (payload: Record<string, unknown>, key: string) => Promise<void>;

/** The one table of queued work. A job is put in the transaction of the change that asks for it. */
export interface Jobs {
  /** The same key twice is one job. */
  enqueue(tx: Transaction, kind: string, key: string, payload: Record<string, unknown>): Promise<void>;
  /** Whether the job of this key has been asked for, be it done or not. */
  isKnown(tx: Transaction, key: string): Promise<boolean>;
  /** Runs what is due, until nothing is; returns how many jobs ended well. */
  runDue(): Promise<number>;
  start(): void;
  /** Ends after the few jobs that are under way; the rest waits for another start. */
  stop(): Promise<void>;
}

interface JobRow {
  id: number;
  kind: string;
  payload: string;
  idempotency_key: string;
  attempts: number;
}

// A mail may take half a minute: the lease outlives a whole batch.
const batch = 3;
const leaseSeconds = 120;
const maxAttempts = 12;
const pollMs = 1000;
const longestWaitSeconds = 30 * 60;

const due = query<{ id: number }>(
  'jobs-due',
  `select id from jobs where state in ('ready', 'leased') and due_at <= ? order by due_at, id limit ${batch}`,
);

const jobByKey = query<{ id: number }>('job-by-key', 'select id from jobs where idempotency_key = ?');

/** Seconds until the next try: doubling, spread a little so that tries do not come in step. */
const waitSeconds = (attempts: number): number =>
  Math.min(longestWaitSeconds, 2 ** attempts) * (0.75 + Math.random() / 2);

/** Words of mail servers and databases quote addresses and values; what tells without them is type and code. */
function reasonOf(error: unknown): string {
  if (error instanceof PermanentFailure) return error.message;
  const { type, code } = describeError(error);
  const { responseCode } = error as { responseCode?: number };
  return [type, code, responseCode].filter((part) => part !== undefined).join(' ');
}

export function makeJobs(db: Database, now: () => Date, log: Logger, works: Record<string, Work>): Jobs {
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;
  let running: Promise<number> | undefined;
  const at = (seconds = 0): string => new Date(now().getTime() + seconds * 1000).toISOString();

  /** `due_at` is when to run, and while leased when the lease ends: what a killed server held comes back. */
  const claim = (): Promise<{ lease: string; jobs: JobRow[] }> =>
    db.transaction(async (tx) => {
      const lease = randomUUID();
      const skip = db.client === 'postgres' ? ' for update skip locked' : '';
      const ids = (await tx.all({ ...due, sql: due.sql + skip }, [at()])).map(({ id }) => id);
      if (ids.length === 0) return { lease, jobs: [] };
      await tx
        .table('jobs')
        .whereIn('id', ids)
        .update({ state: 'leased', lease, due_at: at(leaseSeconds), attempts: db.knex.raw('attempts + 1') });
      return {
        lease,
        jobs: (await tx.table('jobs').whereIn('id', ids).orderBy('id')) as unknown as JobRow[],
      };
    });

  /** Fenced by the lease: a worker that came too late changes nothing. */
  const close = (job: JobRow, lease: string, changes: Record<string, unknown>): Promise<unknown> =>
    db.transaction((tx) =>
      tx
        .table('jobs')
        .where({ id: job.id, lease })
        .update({ ...changes, lease: null }),
    );

  async function run(job: JobRow, lease: string): Promise<boolean> {
    try {
      const work = works[job.kind];
      if (!work) throw new PermanentFailure(`No work of kind ${job.kind}`);
      await work(JSON.parse(job.payload) as Record<string, unknown>, job.idempotency_key);
      // Done is done: what a mail said does not stay behind.
      await close(job, lease, { state: 'done', payload: '{}', last_error: null });
      return true;
    } catch (error) {
      const isDead = error instanceof PermanentFailure || job.attempts >= maxAttempts;
      const reason = reasonOf(error);
      log[isDead ? 'error' : 'warn'](
        { job: job.id, kind: job.kind, attempts: job.attempts, reason },
        'job failed',
      );
      await close(job, lease, {
        state: isDead ? 'dead' : 'ready',
        due_at: at(waitSeconds(job.attempts)),
        last_error: reason,
      });
      return false;
    }
  }

  async function runDue(): Promise<number> {
    let done = 0;
    while (!isStopping) {
      const { lease, jobs } = await claim();
      if (jobs.length === 0) break;
      for (const job of jobs) done += (await run(job, lease)) ? 1 : 0;
    }
    return done;
  }

  const poll = (): void => {
    timer = setTimeout(() => {
      running = runDue().catch((error: unknown) => {
        log.error({ error: describeError(error) }, 'jobs could not be run');
        return 0;
      });
      void running.then(() => timer && poll());
    }, pollMs);
    timer.unref();
  };

  return {
    async enqueue(tx, kind, key, payload) {
      await tx
        .table('jobs')
        .insert({
          kind,
          payload: JSON.stringify(payload),
          idempotency_key: key,
          state: 'ready',
          due_at: at(),
          created_at: at(),
        })
        .onConflict('idempotency_key')
        .ignore();
    },
    isKnown: async (tx, key) => (await tx.first(jobByKey, [key])) !== undefined,
    runDue,
    start() {
      isStopping = false;
      poll();
    },
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      timer = undefined;
      await running;
    },
  };
}
