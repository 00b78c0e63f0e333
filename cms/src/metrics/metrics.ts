import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { withTimeout } from '../data/database-unavailable.js';
import { countJobs } from '../jobs/count-jobs.js';
import { system } from '../system.js';

/** What `/metrics` shows. Each label has few values, and none identifies a person. */
export const registry = new Registry();
const registers = [registry];

/** In milliseconds; as long as the readiness check waits. */
const maxWait = 1000;

const requestDuration = new Histogram({
  name: 'nimio_http_request_duration_seconds',
  help: 'Duration of requests to the API and the CMS, by method, pattern of the route and status',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers,
});

const serverErrors = new Counter({
  name: 'nimio_server_errors_total',
  help: 'Requests to the API and the CMS that were answered with a status of 500 or higher',
  registers,
});

const rateLimited = new Counter({
  name: 'nimio_rate_limited_total',
  help: 'Requests to the API and the CMS that a rate limit refused',
  registers,
});

const loginKinds = ['password', 'second-factor', 'bank', 'cms'] as const;

const failedLogins = new Counter({
  name: 'nimio_failed_logins_total',
  help: 'Logins with a wrong password or code, failures of the bank and another person identified there, by kind',
  labelNames: ['kind'],
  registers,
});
// A counter that begins with the first failure does not show it as an increase: each begins at 0.
for (const kind of loginKinds) failedLogins.inc({ kind }, 0);

const isDatabaseUp = new Gauge({
  name: 'nimio_database_up',
  help: 'Whether the database answered within a second; 0 hides the numbers of jobs',
  registers,
});

const connections = new Gauge({
  name: 'nimio_database_connections',
  help: 'Connections of a pool in use and idle, and callers waiting for one',
  labelNames: ['pool', 'state'],
  registers,
});

const jobs = new Gauge({
  name: 'nimio_jobs',
  help: 'Queued jobs by kind and state: ready, leased (running) and dead (failed permanently)',
  labelNames: ['kind', 'state'],
  registers,
});

const oldestDueJob = new Gauge({
  name: 'nimio_oldest_due_job_seconds',
  help: 'How long the oldest job of a kind has been due, 0 if none is',
  labelNames: ['kind'],
  registers,
});

/** @param route its pattern: an address would contain ids */
export function observeRequest(labels: { method: string; route: string; status: number }, ms: number): void {
  requestDuration.observe(labels, ms / 1000);
}

export function countRefusal(status: number): void {
  if (status === 429) rateLimited.inc();
  if (status >= 500) serverErrors.inc();
}

export function countFailedLogin(kind: (typeof loginKinds)[number]): void {
  failedLogins.inc({ kind });
}

function updateConnectionGauges(): void {
  for (const [pool, use] of Object.entries(system().db.pools()))
    for (const [state, count] of Object.entries(use)) connections.set({ pool, state }, count);
}

async function updateJobGauges(): Promise<void> {
  const { db, now } = system();
  const counts = await withTimeout(countJobs(db, now()), maxWait).catch(() => undefined);
  isDatabaseUp.set(counts ? 1 : 0);
  jobs.reset();
  oldestDueJob.reset();
  const oldest = new Map<string, number>();
  for (const { kind, state, count, dueForSeconds } of counts ?? []) {
    jobs.set({ kind, state }, count);
    oldest.set(kind, Math.max(oldest.get(kind) ?? 0, dueForSeconds));
  }
  for (const [kind, seconds] of oldest) oldestDueJob.set({ kind }, seconds);
}

/** The metrics in Prometheus' text format; the database is read now. */
export async function readMetrics(): Promise<string> {
  await updateJobGauges();
  updateConnectionGauges();
  return registry.metrics();
}
