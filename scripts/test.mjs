import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism, hostname } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  adminBuild,
  cmsPackages,
  demoBuild,
  domainBuild,
  installation,
  messages,
  portalBuild,
  serverBuild,
  sqliteBuild,
} from './builds.mjs';
import { chromiumVersion, ensureChromium } from './chromium.mjs';
import { root } from './environment.mjs';
import { perform, run } from './tasks.mjs';

/**
 * Runs the test suites, or those whose names begin with a word of the command line: `npm test -- unit api`. A suite is
 * skipped while its inputs are those of its last green run, unless `--all` is given. `--full` runs each case of the
 * API on both databases, and the journeys in every combination.
 */

const started = Date.now();
const {
  values: { all: isForced = false, full: isFull = false },
  positionals: prefixes,
} = parseArgs({ options: { all: { type: 'boolean' }, full: { type: 'boolean' } }, allowPositionals: true });

const scripts = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'scripts'];
const components = [...scripts, '.storybook', 'vitest.config.ts', 'domain', 'design-system'];
const screens = [...components, 'portal'];
const servers = [...scripts, 'domain', 'demo', 'cms', 'docs'];

/**
 * @param {string} name
 * @param {string[]} inputs
 * @param {import('./tasks.mjs').Task[]} needs
 * @param {string} command runs Vitest, Playwright, or another program, which is one test
 * @param {NodeJS.ProcessEnv} [env]
 */
const suite = (name, inputs, needs, command, env = {}) => ({ name, inputs, needs, command, env });

/** Looks at the files of the whole project. @param {string} name @param {string} command */
const check = (name, command) => suite(name, ['.'], [demoBuild, messages, cmsPackages], command);

// The threads in which V8 collects garbage and compiles cost a fifth of the time of tests that keep each core busy.
const node = 'node --single-threaded';
const vitest = `${node} node_modules/vitest/vitest.mjs run`;
const playwright = `${node} node_modules/@playwright/test/cli.js test`;
const api = `${vitest} --config cms/vitest.config.mts --maxWorkers=WORKERS`;

const isChosen = (/** @type {string} */ name) =>
  prefixes.length === 0 || prefixes.some((prefix) => name.startsWith(prefix));
// The build of the admin compiles the server again, and nothing may load it at that time.
const compiled = isChosen('journeys') ? adminBuild : serverBuild;

/** In the order in which they start, with their builds: the longest first, so that both cores end together. */
const all = [
  suite(
    'journeys',
    [...screens, ...servers, 'e2e'],
    [demoBuild, portalBuild, adminBuild, sqliteBuild],
    `${playwright} --config e2e/playwright.config.ts --workers=WORKERS`,
  ),
  check('lint and types', 'npx oxlint'),
  check('formatting', 'npx biome check .'),
  check('layers', 'npx depcruise domain/src design-system/src portal/src cms/src cms/database demo/src'),
  check('unused code', 'npx knip'),
  check('translations', 'npm run messages:check -w portal'),
  check('sizes of components', 'node scripts/sizes.mjs'),
  suite('api on PostgreSQL', servers, [demoBuild, compiled, sqliteBuild], api, { TEST_DATABASE: 'postgres' }),
  suite('api on SQLite', servers, [demoBuild, compiled, sqliteBuild], api),
  // As in the built Storybook: React's checks for developers cost a fifth of the time. Vite looks for the libraries of
  // the stories in what is built of the domain.
  suite('stories', screens, [domainBuild, messages], `${vitest} --project storybook`, {
    NODE_ENV: 'production',
  }),
  suite('package', components, [], `${vitest} --config design-system/tests/vitest.config.ts`),
  suite('unit', [...screens, 'demo', 'docs'], [messages], `${vitest} --project unit --maxWorkers=WORKERS`),
];
const suites = all.filter(({ name }) => isChosen(name));

const unknown = prefixes.filter((prefix) => !all.some(({ name }) => name.startsWith(prefix)));
if (unknown.length > 0) throw new Error(`There is no suite ${unknown.join(' ')}.`);

await perform(installation);
await ensureChromium();
const tools = chromiumVersion();
const cores = Math.max(2, availableParallelism());
const { XMLParser } = await import('fast-xml-parser');

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (/** @type {string} */ tag) => ['testsuite', 'testcase'].includes(tag),
});

/**
 * @typedef {{ name: string, seconds: number, isFailed: boolean }} Test
 * @typedef {{ name: string, classname: string, time: string, skipped?: unknown, failure?: unknown, error?: unknown }} Case
 * @typedef {{ testsuites?: { testsuite?: { hostname?: string, testcase?: Case[] }[] } }} Report in the form of JUnit
 *
 * @param {string} file
 * @returns {Test[]} none when a crash has left no report, or an incomplete one
 */
function testsIn(file) {
  /** @type {Report} */
  let report;
  try {
    report = /** @type {Report} */ (parser.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
  return (report.testsuites?.testsuite ?? []).flatMap(({ hostname: host = '', testcase = [] }) =>
    testcase
      .filter(({ skipped }) => skipped === undefined)
      .map(({ name, classname, time, failure, error }) => ({
        // Playwright gives its project as the host.
        name: `${name} (${host === hostname() ? classname : `${classname} ${host}`})`,
        seconds: Number(time),
        isFailed: failure !== undefined || error !== undefined,
      })),
  );
}

/** @type {Map<string, { seconds: number, tests: Test[] }>} by the name of a suite that was not skipped */
const results = new Map();

/** Runs a suite's program, and reads the report that it writes even when it fails. */
async function runSuite(/** @type {(typeof suites)[number]} */ { name, command, env }) {
  const begun = Date.now();
  const report = path.join(root, 'test-results', `${name.replaceAll(' ', '-')}.xml`);
  rmSync(report, { force: true });
  // Two suites run at a time. In every combination the journeys take longer than all else.
  const hasAllCores = suites.length === 1 || (isFull && name === 'journeys');
  const workers = hasAllCores ? cores : Math.ceil(cores / 2);
  const [program = '', ...args] = command.replace('WORKERS', String(workers)).split(' ');
  const isVitest = command.startsWith(vitest);
  const hasReport = isVitest || command.startsWith(playwright);
  if (isVitest) args.push('--reporter=default', '--reporter=junit', `--outputFile.junit=${report}`);
  else if (hasReport) args.push('--reporter=list,junit');
  const depth = isFull ? { TEST_DEPTH: 'full' } : {};
  const failure = await run(program, args, {
    env: { ...process.env, ...env, ...depth, PLAYWRIGHT_JUNIT_OUTPUT_FILE: report },
  }).catch((/** @type {Error} */ error) => error);
  const seconds = (Date.now() - begun) / 1000;
  // A static check is one test.
  const tests = hasReport ? testsIn(report) : [{ name: command, seconds, isFailed: Boolean(failure) }];
  results.set(name, { seconds, tests });
  if (failure) throw failure;
  if (tests.length === 0 || tests.some(({ isFailed }) => isFailed))
    throw new Error(`${command} reported a failed test, or ran none.`);
}

/** A build that fails does so for each suite that needs it. @type {Set<unknown>} */
const printed = new Set();

await Promise.all(
  suites.map(async (chosen) => {
    const { name, inputs, needs, command } = chosen;
    // Their green run of one depth says nothing about the other.
    const hasDepths = command === api || command.startsWith(playwright);
    const label = isFull && hasDepths ? `${name}, full` : name;
    try {
      await perform({ name: label, inputs, needs, tools, isForced, work: () => runSuite(chosen) });
    } catch (error) {
      const { message } = /** @type {Error} */ (error);
      if (!printed.has(error)) console.log(`\nFAILED ${name}: ${message}\n`);
      printed.add(error);
      const { seconds, tests } = results.get(name) ?? { seconds: 0, tests: [] };
      // Not a test failed, but a build that the suite needs, or its program.
      const rest = { name: message.split('\n')[0] ?? '', seconds, isFailed: true };
      if (!tests.some(({ isFailed }) => isFailed)) results.set(name, { seconds, tests: [...tests, rest] });
    }
  }),
);

const ran = [...results].flatMap(([suite, { tests }]) => tests.map((test) => ({ ...test, suite })));
const slowest = ran.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10);
const failed = ran.filter(({ isFailed }) => isFailed);
console.log('\nSlowest tests');
for (const { suite, name, seconds } of slowest)
  console.log(`${seconds.toFixed(0).padStart(6)} s  ${suite}: ${name}`);
console.log('\nSuites');
for (const { name } of suites) {
  const result = results.get(name);
  const failures = failed.filter((test) => test.suite === name).length;
  console.log(
    result
      ? `${result.seconds.toFixed(0).padStart(6)} s  ${name}: ${result.tests.length - failures} passed, ${failures} failed`
      : `${' '.repeat(6)}    ${name}: skipped, unchanged since its last green run`,
  );
}
for (const { suite, name } of failed) console.log(`FAILED  ${suite}: ${name}`);
console.log(`\nTook ${((Date.now() - started) / 60_000).toFixed(1)} minutes`);
console.log(`${ran.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
