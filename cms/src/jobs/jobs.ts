import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Database, Transaction } from '../data/database.js';
import { query, type Reader } from '../data/sql.js';
import { describeError } from '../log/describe-error.js';
import { mapSequentially } from '../threads/map-sequentially.js';

/** The batch size of a lease. */
const batchSize = 3;

const dueWhere = (condition: string) =>
  query<{ id: number }>(
    `select id from jobs
      where state in ('ready', 'leased') and due_at <= ? ${condition} order by due_at, id limit ${batchSize}`,
  );

/** The kinds that one worker handles. */
interface Worker {
  due: ReturnType<typeof dueWhere>;
  kinds: readonly string[];
  /** Whether it runs the jobs of a batch at the same time. */
  isConcurrent?: boolean;
  timer?: NodeJS.Timeout | undefined;
  running?: Promise<number>;
}

/** A worker for each of these kinds, and one for all the others. */
const workersFor = (kinds: readonly string[], concurrent: readonly string[]): Worker[] => [
  { due: dueWhere(kinds.map(() => 'and kind <> ?').join(' ')), kinds },
  ...kinds.map((kind) => ({
    due: dueWhere('and kind = ?'),
    kinds: [kind],
    isConcurrent: concurrent.includes(kind),
  })),
];

/** Thrown by a job that can never succeed, with a message without personal data; the job is not retried. */
export class PermanentFailure extends Error {}

/**
 * Runs a job of one kind.
 *
 * @param payload what was passed to `enqueue`, stored as JSON
 * @param key the job's idempotency key
 * @param isLastAttempt whether a failure is final
 */
export type JobHandler<Payload> = (payload: Payload, key: string, isLastAttempt?: boolean) => Promise<void>;

/** The handlers by kind. */
export type JobHandlers<Payloads> = { [Kind in keyof Payloads]: JobHandler<Payloads[Kind]> };

/** The one table of queued jobs (outbox). A job is enqueued in the transaction of the change that requests it. */
export interface Jobs<Payloads> {
  /** Enqueuing is idempotent by key. */
  enqueue<Kind extends keyof Payloads & string>(
    tx: Transaction,
    kind: Kind,
    key: string,
    payload: Payloads[Kind],
  ): Promise<void>;
  /** Enqueues a job again that has ended; one that is waiting or running stays as it is. */
  enqueueAgain<Kind extends keyof Payloads & string>(
    tx: Transaction,
    kind: Kind,
    key: string,
    payload: Payloads[Kind],
  ): Promise<void>;
  /** Whether the job of this key has been requested, done or not. */
  isKnown(tx: Transaction, key: string): Promise<boolean>;
  /** Whether the job of this key is waiting or running. */
  isWaiting(reader: Reader, key: string): Promise<boolean>;
  /** Whether any job of this kind is waiting or running. */
  isAnyWaiting(reader: Reader, kind: keyof Payloads & string): Promise<boolean>;
  /** Runs due jobs until there are none; returns how many succeeded. */
  runDue(): Promise<number>;
  start(): void;
  /**
   * Claims no more jobs and waits for the running ones. Those that take longer are given back: every job may run again,
   * and this process ends.
   */
  stop(): Promise<void>;
  /** Gives back the jobs of a server that was killed, when no other is alive. */
  reclaimLeases(): Promise<void>;
}

interface JobRow {
  id: number;
  kind: string;
  payload: string;
  idempotency_key: string;
  attempts: number;
}

// A mail may take half a minute: the lease is longer than a whole batch.
const leaseSeconds = 120;
const maxAttempts = 12;
const pollMs = 1000;
/** How long a stopping server waits for running jobs. */
const stopTimeoutMs = 5000;
const maxBackoffSeconds = 30 * 60;

const insertJob = query<never>(
  `insert into jobs (kind, payload, idempotency_key, state, due_at, created_at) values (?, ?, ?, 'ready', ?, ?)
    on conflict (idempotency_key) do nothing`,
);

const jobByKey = query<{ id: number }>('select id from jobs where idempotency_key = ?');

const waitingByKey = query<{ id: number }>(
  `select id from jobs where idempotency_key = ? and state in ('ready', 'leased')`,
);

const waitingOfKind = query<{ id: number }>(
  `select id from jobs where kind = ? and state in ('ready', 'leased') limit 1`,
);

/** Seconds until the next attempt: exponential backoff with jitter. */
const backoffSeconds = (attempts: number): number =>
  Math.min(maxBackoffSeconds, 2 ** attempts) * (0.75 + Math.random() / 2);

const isKindOf = <Payloads>(handlers: JobHandlers<Payloads>, kind: string): kind is keyof Payloads & string =>
  Object.hasOwn(handlers, kind);

/** `attempts` was incremented when the job was claimed, before the row was read. */
const isLastAttempt = ({ attempts }: JobRow): boolean => attempts >= maxAttempts;

/** Messages of mail servers and databases contain addresses and values; only type and code are logged. */
function reasonOf(error: unknown): string {
  if (error instanceof PermanentFailure) return error.message;
  const { type, code } = describeError(error);
  const { responseCode } = error as { responseCode?: number };
  return [type, code, responseCode].filter((part) => part !== undefined).join(' ');
}

/**
 * @param slowKinds kinds of jobs that wait for external services or take long: each has a dedicated worker, so that no mail
 *   waits for them
 * @param concurrentKinds those of them whose jobs run a few at a time
 */
export function makeJobs<Payloads>(
  db: Database,
  now: () => Date,
  log: Logger,
  handlers: JobHandlers<Payloads>,
  slowKinds: readonly (keyof Payloads & string)[] = [],
  concurrentKinds: readonly (keyof Payloads & string)[] = [],
): Jobs<Payloads> {
  const workers = workersFor(slowKinds, concurrentKinds);
  const leases = new Set<string>();
  let isStopping = false;
  const at = (seconds = 0): string => new Date(now().getTime() + seconds * 1000).toISOString();

  /** `due_at` is when to run, and for a leased job when the lease expires, so that a killed server's jobs run again. */
  const claim = ({ due, kinds }: Worker): Promise<{ lease: string; jobs: JobRow[] }> =>
    db.transaction(async (tx) => {
      const lease = randomUUID();
      const skip = db.client === 'postgres' ? ' for update skip locked' : '';
      const ids = (await tx.all(query<{ id: number }>(due.sql + skip), [at(), ...kinds])).map(({ id }) => id);
      if (ids.length === 0) return { lease, jobs: [] };
      await tx
        .table('jobs')
        .whereIn('id', ids)
        .update({ state: 'leased', lease, due_at: at(leaseSeconds), attempts: db.knex.raw('attempts + 1') });
      return { lease, jobs: await tx.table<JobRow>('jobs').whereIn('id', ids).orderBy('id') };
    });

  /** Fenced by the lease: a worker whose lease has expired changes nothing. */
  const close = (job: JobRow, lease: string, changes: Record<string, unknown>): Promise<unknown> =>
    db.transaction((tx) =>
      tx
        .table('jobs')
        .where({ id: job.id, lease })
        .update({ ...changes, lease: null }),
    );

  /** A job that takes longer than its lease renews it while this process lives, as do the jobs queued behind it. */
  const renewLease = (lease: string): NodeJS.Timeout => {
    const renew = () =>
      db
        .transaction((tx) =>
          tx
            .table('jobs')
            .where({ lease })
            .update({ due_at: at(leaseSeconds) }),
        )
        .catch((error: unknown) => log.warn({ error: describeError(error) }, 'a lease could not be renewed'));
    return setInterval(() => void renew(), (leaseSeconds / 3) * 1000).unref();
  };

  async function run(job: JobRow, lease: string): Promise<boolean> {
    // A stopping server releases the jobs that it has not begun.
    if (isStopping) return false;
    const renewal = renewLease(lease);
    try {
      if (!isKindOf(handlers, job.kind))
        throw new PermanentFailure(`No handler for jobs of kind ${job.kind}`);
      const payload = JSON.parse(job.payload) as Payloads[keyof Payloads & string];
      await handlers[job.kind](payload, job.idempotency_key, isLastAttempt(job));
      // A finished job keeps no payload, so that the text of a mail does not remain.
      await close(job, lease, { state: 'done', payload: '{}', last_error: null });
      return true;
    } catch (error) {
      // Dead letter: the job is not retried until an operator makes it ready again.
      const isDead = error instanceof PermanentFailure || isLastAttempt(job);
      const reason = reasonOf(error);
      log[isDead ? 'error' : 'warn'](
        { job: job.id, kind: job.kind, attempts: job.attempts, reason },
        'job failed',
      );
      await close(job, lease, {
        state: isDead ? 'dead' : 'ready',
        due_at: at(backoffSeconds(job.attempts)),
        last_error: reason,
      });
      return false;
    } finally {
      clearInterval(renewal);
    }
  }

  async function runWorker(worker: Worker): Promise<number> {
    let done = 0;
    while (!isStopping) {
      const { lease, jobs } = await claim(worker);
      if (jobs.length === 0) break;
      leases.add(lease);
      const results = worker.isConcurrent
        ? await Promise.all(jobs.map((job) => run(job, lease)))
        : await mapSequentially(jobs, (job) => run(job, lease));
      // Jobs that were not begun keep theirs until the server releases it.
      if (!isStopping) leases.delete(lease);
      done += results.filter(Boolean).length;
    }
    return done;
  }

  /** The jobs are ready again, for this or another process. */
  const release = (which: (leased: Knex.QueryBuilder) => void, changes: object = {}): Promise<unknown> =>
    db.transaction((tx) =>
      tx
        .table('jobs')
        .where({ state: 'leased' })
        .modify(which)
        .update({ state: 'ready', lease: null, due_at: at(), ...changes }),
    );

  const poll = (worker: Worker): void => {
    worker.timer = setTimeout(() => {
      worker.running = runWorker(worker).catch((error: unknown) => {
        log.error({ error: describeError(error) }, 'could not run jobs');
        return 0;
      });
      void worker.running.then(() => worker.timer && poll(worker));
    }, pollMs);
    worker.timer.unref();
  };

  const enqueue: Jobs<Payloads>['enqueue'] = async (tx, kind, key, payload) => {
    await tx.run(insertJob, [kind, JSON.stringify(payload), key, at(), at()]);
  };

  return {
    enqueue,
    async enqueueAgain(tx, kind, key, payload) {
      await tx.table('jobs').where({ idempotency_key: key }).whereIn('state', ['done', 'dead']).delete();
      await enqueue(tx, kind, key, payload);
    },
    isKnown: async (tx, key) => (await tx.first(jobByKey, [key])) !== undefined,
    isWaiting: async (reader, key) => (await reader.first(waitingByKey, [key])) !== undefined,
    isAnyWaiting: async (reader, kind) => (await reader.first(waitingOfKind, [kind])) !== undefined,
    async runDue() {
      const counts = await Promise.all(workers.map((worker) => (worker.running = runWorker(worker))));
      return counts.reduce((sum, count) => sum + count, 0);
    },
    start() {
      isStopping = false;
      workers.forEach(poll);
    },
    async stop() {
      isStopping = true;
      for (const worker of workers) {
        clearTimeout(worker.timer);
        worker.timer = undefined;
      }
      const ended = Promise.all(workers.map(async ({ running }) => running));
      await Promise.race([ended, sleep(stopTimeoutMs, undefined, { ref: false })]);
      // A restart is no failed attempt.
      const attempts = db.knex.raw('attempts - 1');
      await release((leased) => void leased.whereIn('lease', [...leases]), { attempts });
      leases.clear();
    },
    async reclaimLeases() {
      await release(() => undefined);
    },
  };
}
