import { createRequire } from 'node:module';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../environment.mjs';
import { median } from './measured-server.mjs';

/**
 * Compares the delay of the event loop while a job makes the statement of a payment with BENCH_WORKS works with that of
 * an idle server for the same duration: 99th percentile and maximum, in milliseconds.
 * @typedef {{ p99: number, worst: number, took: number }} Lateness
 * @typedef {{ busy: Lateness, idle: Lateness }} Round
 */
const require = createRequire(path.join(root, 'cms/package.json'));
const dist = path.join(root, 'cms/dist');
const { createStrapi } =
  /** @type {{ createStrapi: (options: object) => { load: () => Promise<unknown>, destroy: () => Promise<void> } }} */ (
    require('@strapi/strapi')
  );
const { system } = /** @type {typeof import('../../cms/src/system.js')} */ (
  require(path.join(dist, 'src/system.js'))
);

const rounds = 5;
const works = Number(process.env.BENCH_WORKS);
const paymentHash = 'BenchBenchBenchBench00';
const at = '2026-01-01T00:00:00.000Z';

/**
 * @param {string} table
 * @param {Record<string, unknown>} row
 * @returns {Promise<number>}
 */
async function insert(table, row) {
  const [made] = /** @type {{ id: number }[]} */ (await system().db.knex(table).insert(row).returning('id'));
  return made?.id ?? 0;
}

/** Inserts a payment of one distribution. Each work has a cent more than the previous one. */
async function prepare() {
  const { knex } = system().db;
  const hash = paymentHash;
  const profile = { hash, kind: 'person', first_name: 'Aino', last_name: 'Mäkinen', language: 'fi' };
  const profile_id = await insert('profiles', { ...profile, created_at: at });
  const cents = (works * (works + 1)) / 2;
  const distribution = {
    hash,
    name: 'Tilitys',
    pay_date: '2026-01-15',
    source: 'LK',
    record_day: '2026-01-15',
    pot_cents: cents,
    minimum_cents: 0,
  };
  const distribution_id = await insert('distributions', { ...distribution, state: 'draft', created_at: at });
  const calculation = { hash, distribution_id, state: 'ready', points: works, started_at: at };
  const calculation_id = await insert('calculations', calculation);
  await knex('distributions').update({ state: 'paid', calculation_id });
  const owned = { hash, calculation_id, profile_id, gross_cents: cents };
  const paid = { state: 'paid', tax_rate: 600, withheld_cents: Math.floor(cents * 0.6) };
  const payment_id = await insert('payments', { ...owned, ...paid });
  const accounting_id = await insert('accountings', { ...owned, payment_id });
  const work = { hash, isbn: '9789510392652', name: 'Saaren talvi', type: 'book', creator_context: 'EXT' };
  const work_id = await insert('works', { ...work, created_at: at });
  const line = { calculation_id, accounting_id, work_id, isbn: work.isbn, role: 'author', loans: 1204 };
  const lines = Array.from({ length: works }, (_, index) => ({
    ...{ ...line, name: `Saaren talvi, ${index + 1}. osa`, factor: 700, numerator: 1, denominator: 2 },
    cents: index + 1,
  }));
  await knex.batchInsert('accounting_lines', lines, 50);
}

/**
 * @param {() => Promise<unknown>} work
 * @returns {Promise<Lateness>}
 */
async function during(work) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const started = performance.now();
  delay.enable();
  await work();
  delay.disable();
  const took = performance.now() - started;
  return { p99: delay.percentile(99) / 1e6, worst: delay.max / 1e6, took };
}

/** @param {number} round */
async function makeStatement(round) {
  const { db, jobs } = system();
  await db.knex('payment_statements').delete();
  await db.knex('payments').update({ summary_state: 'pending' });
  await db.transaction((tx) => jobs.enqueue(tx, 'statement', `statement-${round}`, { paymentHash }));
  await jobs.runDue();
  const [made] = await db.knex('payments').select('summary_state');
  if (made?.summary_state !== 'ready') throw new Error('The statement was not made');
}

const strapi = createStrapi({ appDir: path.join(root, 'cms'), distDir: dist, autoReload: false });
await strapi.load();
await prepare();
// The first statement reads the settings and starts the first thread.
await makeStatement(0);
/** @type {Round[]} */
const found = [];
for (let round = 1; round <= rounds; round += 1) {
  const busy = await during(() => makeStatement(round));
  found.push({ busy, idle: await during(() => wait(busy.took)) });
}
/**
 * @param {'busy' | 'idle'} which
 * @param {keyof Lateness} what
 */
const middle = (which, what) => median(found.map((round) => round[which][what]));
process.send?.({
  ratio: median(found.map(({ busy, idle }) => busy.p99 / idle.p99)),
  facts: `${middle('busy', 'p99').toFixed(1)} ms against ${middle('idle', 'p99').toFixed(1)} ms when idle, maximum ${middle('busy', 'worst').toFixed(0)} ms; a statement of ${works} works took ${(middle('busy', 'took') / 1000).toFixed(1)} s`,
});
await strapi.destroy();
process.exit(0);
