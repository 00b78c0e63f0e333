import { fork, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cpuPerRequest, cpuPerTask, median, startMeasured } from './bench/measured-server.mjs';
import { measurePages } from './bench/pages.mjs';
import { loanYear, prepareLoans } from './bench/prepare-loans.mjs';
import { prepareSession } from './bench/prepare-session.mjs';
import { tell, tellMachine } from './bench/results.mjs';
import { root, serverEnvironment } from './environment.mjs';
import { freePort } from './ports.mjs';
import { startPostgres } from './postgres.mjs';
import { demoStep, domainStep, ifChanged, installSteps, portalStep, run, serverStep } from './steps.mjs';

/**
 * Measures the server beside a bare one that does the same work on the same data, in one run, in turns, by CPU
 * time for a request; prints ratios. With --json the last line is `[{ name, ratio, atMost }]`.
 * @typedef {import('./bench/prepare-session.mjs').Source} Source
 */

const rounds = 9;
const requests = 400;
const dir = path.join(root, '.cache/bench');

/** @typedef {{ profiles: number, works: number }} Size */

/** @param {string} folder @param {Size} size @param {Record<string, string>} [env] */
const seed = (folder, { profiles, works }, env = {}) =>
  run(
    process.execPath,
    [path.join(root, 'scripts/demo-seed.mjs'), '--profiles', String(profiles), '--works', String(works)],
    {
      env: { ...process.env, DATA_DIR: folder, ...env },
    },
  );

/** @param {number} works @param {number} [profiles] @returns {Promise<string>} the folder with a database of this size */
async function sqliteOf(works, profiles = 20_000) {
  const folder = path.join(dir, `sqlite-${works}-${profiles}`);
  await ifChanged({
    name: `Make a register of ${works} works and ${profiles} customers`,
    inputs: ['demo/src/society', 'cms/database', 'cms/src/import', 'domain/src/work'],
    results: [path.relative(root, path.join(folder, 'nimio.db'))],
    work: async () => {
      rmSync(folder, { recursive: true, force: true });
      await seed(folder, { profiles, works });
    },
  });
  return folder;
}

/** @param {string} folder @param {Source} source */
function environmentOf(folder, source) {
  const database =
    source.client === 'postgres' ? { DATABASE_CLIENT: 'postgres', DATABASE_URL: source.url } : {};
  return { ...serverEnvironment({ dir: folder }), ...database, RUN_JOBS: 'false' };
}

/** @param {Source} source */
const bareEnvironment = (source) =>
  source.client === 'postgres' ? { BENCH_POSTGRES: source.url } : { BENCH_SQLITE: source.file };

/**
 * Measures two servers in turns, so that what else the machine does meets both.
 * @param {() => Promise<number>} measureOurs microseconds for a request
 * @param {() => Promise<number>} measureBare
 */
async function inTurns(measureOurs, measureBare) {
  const [ourTimes, bareTimes, ratios] = [
    /** @type {number[]} */ ([]),
    /** @type {number[]} */ ([]),
    /** @type {number[]} */ ([]),
  ];
  for (let round = -2; round < rounds; round += 1) {
    const own = await measureOurs();
    const other = await measureBare();
    // The first rounds warm both up.
    if (round < 0) continue;
    ourTimes.push(own);
    bareTimes.push(other);
    ratios.push(own / other);
  }
  const facts = `${median(ourTimes).toFixed(0)} µs beside ${median(bareTimes).toFixed(0)} µs`;
  return { facts, ratio: median(ratios) };
}

/**
 * @param {string} folder
 * @param {Source} source
 * @param {{ list: number, me: number }} atMost
 */
async function besideBare(folder, source, atMost) {
  const { token, profileHash } = await prepareSession(source);
  const cookie = `session=${token}`;
  const ours = await startMeasured('cms/dist/src/start.js', environmentOf(folder, source));
  const bare = await startMeasured('scripts/bench/bare-server.mjs', bareEnvironment(source));
  const calls = [
    {
      name: 'works-list',
      address: `/api/profiles/author-books?profileHash=${profileHash}`,
      most: atMost.list,
    },
    { name: 'me', address: '/api/me', most: atMost.me },
  ];
  try {
    for (const { name, address, most } of calls) {
      const { facts, ratio } = await inTurns(
        () => cpuPerRequest(ours, address, cookie, requests),
        () => cpuPerRequest(bare, address, cookie, requests),
      );
      tell(`${name}/${source.client}`, ratio, most, facts);
    }
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
  }
}

/** A year's loans of a profile's five thousand works, beside the bare query. @param {string} folder @param {Source} source */
async function statistics(folder, source) {
  await prepareLoans(source);
  const { token, profileHash } = await prepareSession(source, 'reader');
  const address = `/api/profiles/${profileHash}/loan-data/${loanYear}`;
  const cookie = `session=${token}`;
  const ours = await startMeasured('cms/dist/src/start.js', environmentOf(folder, source));
  const bare = await startMeasured('scripts/bench/bare-server.mjs', bareEnvironment(source));
  try {
    const { facts, ratio } = await inTurns(
      () => cpuPerRequest(ours, address, cookie, requests / 20),
      () => cpuPerRequest(bare, address, cookie, requests / 20),
    );
    tell(`statistics/${source.client}`, ratio, 2, facts);
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
  }
}

const importedLines = 2_000_000;

/** A file of loans, beside the database's own bulk way. @param {string} folder @param {Source} source */
async function loansImport(folder, source) {
  const child = fork(path.join(root, 'scripts/bench/loans-import.mjs'), {
    cwd: path.join(root, 'cms'),
    env: { ...process.env, ...environmentOf(folder, source), BENCH_LINES: String(importedLines) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  /** @type {{ ours: number, bare: number }[]} */
  const times = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The import of loans ended with ${code}`)));
  });
  /** @param {'ours' | 'bare'} which */
  const seconds = (which) => (median(times.map((time) => time[which])) / 1000).toFixed(1);
  tell(
    `loans-import/${source.client}`,
    median(times.map(({ ours, bare }) => ours / bare)),
    2,
    `${seconds('ours')} s beside ${seconds('bare')} s for ${importedLines} lines`,
  );
}

/** A large distribution, beside the database's own sums of the same loans. */
async function distribution() {
  const folder = await sqliteOf(200_000, 50_000);
  const child = fork(path.join(root, 'scripts/bench/distribution.mjs'), {
    env: { ...process.env, BENCH_FILE: path.join(folder, 'nimio.db') },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  /** @type {{ rounds: { ours: number, bare: number }[], megabytes: number, payments: number, lines: number, rows: number }} */
  const {
    rounds: times,
    megabytes,
    ...counts
  } = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The distribution ended with ${code}`)));
  });
  /** @param {'ours' | 'bare'} which */
  const seconds = (which) => (median(times.map((time) => time[which])) / 1000).toFixed(1);
  tell(
    'distribution/sqlite',
    median(times.map(({ ours, bare }) => ours / bare)),
    6,
    `${seconds('ours')} s beside ${seconds('bare')} s for ${counts.rows} rows, ${counts.lines} lines, ${counts.payments} payments`,
  );
  tell('distribution-memory/sqlite', megabytes / 1024, 1, `${megabytes.toFixed(0)} MB of 1024 MB`);
}

/** Both on SQLite, in a database of their own. */
async function loans() {
  const folder = await sqliteOf(20_000, 500);
  const source = /** @type {Source} */ ({ client: 'sqlite', file: path.join(folder, 'nimio.db') });
  await statistics(folder, source);
  const empty = mkdtempSync(path.join(tmpdir(), 'nimio-loans-'));
  try {
    await loansImport(empty, { client: 'sqlite', file: '' });
  } finally {
    rmSync(empty, { recursive: true, force: true });
  }
}

/** And on PostgreSQL. */
async function loansOnPostgres() {
  const folder = mkdtempSync(path.join(tmpdir(), 'nimio-loans-'));
  const postgres = await startPostgres({ isDurable: true });
  try {
    for (const name of ['statistics', 'loans']) await postgres.createDatabase(name);
    const [url, empty] = [postgres.url('statistics'), postgres.url('loans')];
    await seed(folder, { profiles: 500, works: 20_000 }, { DATABASE_CLIENT: 'postgres', DATABASE_URL: url });
    await statistics(folder, { client: 'postgres', url });
    await loansImport(folder, { client: 'postgres', url: empty });
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How late the server's event loop is while it makes the statement of a payment, beside the same time without. */
async function statement() {
  const folder = mkdtempSync(path.join(tmpdir(), 'nimio-statement-'));
  const source = /** @type {Source} */ ({ client: 'sqlite', file: '' });
  try {
    const child = fork(path.join(root, 'scripts/bench/statement.mjs'), {
      cwd: path.join(root, 'cms'),
      env: { ...process.env, ...environmentOf(folder, source), BENCH_WORKS: '3000' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    /** @type {{ ratio: number, facts: string }} */
    const { ratio, facts } = await new Promise((resolve, reject) => {
      child.once('message', resolve);
      child.once('exit', (code) => reject(new Error(`The statements ended with ${code}`)));
    });
    tell('statement/event-loop', ratio, 3, facts);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The terms of use, which lie in memory, beside a server that has nothing else. */
async function content() {
  const folder = mkdtempSync(path.join(tmpdir(), 'nimio-content-'));
  const address = '/api/terms?language=fi';
  const source = /** @type {Source} */ ({ client: 'sqlite', file: '' });
  const ours = await startMeasured('cms/dist/src/start.js', environmentOf(folder, source));
  const file = path.join(folder, 'bytes.json');
  writeFileSync(file, await (await fetch(`http://127.0.0.1:${ours.port}${address}`)).text());
  const bare = await startMeasured('scripts/bench/bytes-server.mjs', { BENCH_BYTES: file });
  try {
    const { facts, ratio } = await inTurns(
      () => cpuPerRequest(ours, address, '', 5 * requests),
      () => cpuPerRequest(bare, address, '', 5 * requests),
    );
    tell('content/sqlite', ratio, 4, facts);
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

const contactDetails = {
  coAddress: '',
  zipCode: '15110',
  postCenter: 'Lahti',
  country: 'FI',
  language: 'fi',
  phone: '+358 40 123 4567',
  email: 'bench@example.org',
};
const ibans = ['FI2112345600000785', 'FI4950009420028730'];

/** Contact details and the bank account saved together, as the page of settings does it. */
async function profileSave() {
  const folder = await sqliteOf(100_000);
  const source = /** @type {Source} */ ({ client: 'sqlite', file: path.join(folder, 'nimio.db') });
  const { token, profileHash, bankAccountHash } = await prepareSession(source);
  const cookie = `session=${token}`;
  const ours = await startMeasured('cms/dist/src/start.js', environmentOf(folder, source));
  const bare = await startMeasured('scripts/bench/bare-server.mjs', bareEnvironment(source));
  /** @param {number} time */
  const typed = (time) => ({
    contact: { streetAddress: `Kirjakuja ${time}`, ...contactDetails },
    account: { iban: ibans[time % 2], swift: '' },
  });
  const task = { times: requests / 2, atOnce: 1 };
  try {
    const { facts, ratio } = await inTurns(
      () =>
        cpuPerTask(ours, cookie, {
          ...task,
          requestsOf: (time) => [
            { address: `/api/contact-info/${profileHash}`, body: typed(time).contact },
            { address: `/api/bank-account/${bankAccountHash}`, body: typed(time).account },
          ],
        }),
      () =>
        cpuPerTask(bare, cookie, {
          ...task,
          requestsOf: (time) => [{ address: '/api/profile', body: typed(time) }],
        }),
    );
    tell('profile-save/sqlite', ratio, 3, facts);
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
  }
}

/** Parts of names, rare ones and common ones, among a hundred thousand customers. */
async function customerSearch() {
  const folder = await sqliteOf(1_000, 100_000);
  const source = /** @type {Source} */ ({ client: 'sqlite', file: path.join(folder, 'nimio.db') });
  const { token } = await prepareSession(source, 'staff');
  const cookie = `session=${token}`;
  const parts = ['vuor', 'kivi', 'anna', 'nen', 'maria virt', 'saari'];
  /** @param {number} time */
  const requestsOf = (time) => [
    {
      address: `/api/profiles/customer-data?${new URLSearchParams({ search: parts[time % parts.length] ?? '' }).toString()}`,
    },
  ];
  const task = { times: requests, atOnce: 8, requestsOf };
  const ours = await startMeasured('cms/dist/src/start.js', environmentOf(folder, source));
  const bare = await startMeasured('scripts/bench/bare-server.mjs', bareEnvironment(source));
  try {
    const { facts, ratio } = await inTurns(
      () => cpuPerTask(ours, cookie, task),
      () => cpuPerTask(bare, cookie, task),
    );
    tell('customer-search/sqlite', ratio, 2, facts);
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
  }
}

/** The same list at ten times the works. */
async function growth() {
  const [small, large] = [await sqliteOf(100_000), await sqliteOf(1_000_000)];
  const servers = [];
  for (const folder of [small, large]) {
    const source = /** @type {Source} */ ({ client: 'sqlite', file: path.join(folder, 'nimio.db') });
    const visitor = await prepareSession(source);
    const server = await startMeasured('cms/dist/src/start.js', environmentOf(folder, source));
    servers.push({ server, visitor });
  }
  const [first, second] = servers;
  if (!first || !second) return;
  /** @param {typeof first} measured */
  const measure = ({ server, visitor }) =>
    cpuPerRequest(
      server,
      `/api/profiles/author-books?profileHash=${visitor.profileHash}`,
      `session=${visitor.token}`,
      requests,
    );
  const ratios = [];
  for (let round = -2; round < rounds; round += 1) {
    const before = await measure(first);
    const after = await measure(second);
    if (round >= 0) ratios.push(after / before);
  }
  tell('works-list-growth/sqlite', median(ratios), 1.3, '1,000,000 works beside 100,000');
  await Promise.all(servers.map(({ server }) => server.stop()));
}

async function onPostgres() {
  const folder = mkdtempSync(path.join(tmpdir(), 'nimio-bench-'));
  const postgres = await startPostgres({ isDurable: true });
  try {
    await postgres.createDatabase('bench');
    const url = postgres.url('bench');
    await seed(
      folder,
      { profiles: 20_000, works: 100_000 },
      { DATABASE_CLIENT: 'postgres', DATABASE_URL: url },
    );
    await besideBare(folder, { client: 'postgres', url }, { list: 1.8, me: 3 });
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function pages() {
  const folder = await sqliteOf(100_000);
  const source = /** @type {Source} */ ({ client: 'sqlite', file: path.join(folder, 'nimio.db') });
  const visitor = await prepareSession(source);
  const server = await startMeasured('cms/dist/src/start.js', environmentOf(folder, source));
  try {
    for (const { page, kilobytes } of await measurePages(`http://localhost:${server.port}`, visitor)) {
      const limit = page === '/login' ? 165 : page.startsWith('/') ? 215 : 60;
      tell(`js/${page}`, kilobytes / limit, 1, `${kilobytes.toFixed(1)} kB of ${limit} kB gzip`);
    }
  } finally {
    await server.stop();
  }
}

/** How long one waits for a second `npm start`, with everything built and filled. */
async function start() {
  const folder = mkdtempSync(path.join(tmpdir(), 'nimio-start-'));
  /** @type {Record<string, string>} */
  const env = { DATA_DIR: folder };
  const standIns = ['BANK', 'MAIL', 'SMTP', 'CATALOGUE', 'ISNI'].map((name) => `DEMO_${name}_PORT`);
  for (const name of ['PORT', ...standIns]) {
    env[name] = String(await freePort());
  }
  try {
    await untilReady(env);
    const seconds = await untilReady(env);
    process.stdout.write(`  second npm start: ready after ${seconds.toFixed(1)} s\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Starts the product, waits for its word and stops it.
 * @param {Record<string, string>} env
 * @returns {Promise<number>} seconds
 */
async function untilReady(env) {
  const started = Date.now();
  const child = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (/** @type {Buffer} */ chunk) => chunk.includes('Ready:') && resolve(undefined));
    child.once('exit', () => reject(new Error('npm start ended before it was ready')));
  });
  const seconds = (Date.now() - started) / 1000;
  child.kill('SIGINT');
  await ended;
  return seconds;
}

const parts = {
  async sqlite() {
    const folder = await sqliteOf(100_000);
    await besideBare(
      folder,
      { client: 'sqlite', file: path.join(folder, 'nimio.db') },
      { list: 1.6, me: 2.5 },
    );
  },
  content,
  'profile-save': profileSave,
  'customer-search': customerSearch,
  loans,
  distribution,
  statement,
  postgres: onPostgres,
  'loans-postgres': loansOnPostgres,
  growth,
  async names() {
    // It imports the domain, which is built by now.
    const { measureNames } = await import('./bench/names.mjs');
    measureNames();
  },
  async pages() {
    await ifChanged(portalStep);
    await pages();
  },
  start,
};

mkdirSync(dir, { recursive: true });
for (const step of [...installSteps, domainStep, demoStep, serverStep]) await ifChanged(step);
const wanted = process.argv.slice(2).filter((word) => word !== '--json');
for (const [name, part] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) await part();
}
tellMachine();
