import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
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
 * @param {string} command writes a report, or is itself one test
 * @param {NodeJS.ProcessEnv} [env]
 */
const suite = (name, inputs, needs, command, env = {}) => ({ name, inputs, needs, command, env });

/** Looks at the files of the whole project. @param {string} name @param {string} command */
const check = (name, command) => suite(name, ['.'], [demoBuild, messages, cmsPackages], command);

// The threads in which V8 collects garbage and compiles cost a fifth of the time of tests that keep each core busy.
const node = 'node --single-threaded';
const vitest = `${node} node_modules/vitest/vitest.mjs run --reporter=default --reporter=junit --outputFile.junit=REPORT`;
const playwright = `${node} node_modules/@playwright/test/cli.js test --reporter=list,junit`;
const api = `${vitest} --config cms/vitest.config.mts --maxWorkers=WORKERS`;
const serverBuilds = [demoBuild, serverBuild, sqliteBuild];

/** In the order in which they start: the longest first, so that both cores end together. */
const all = [
  suite(
    'journeys',
    [...screens, ...servers, 'e2e'],
    [...serverBuilds, portalBuild, adminBuild],
    `${playwright} --config e2e/playwright.config.ts --workers=WORKERS`,
  ),
  check('lint and types', 'npx oxlint'),
  check('formatting', 'npx biome check .'),
  check('layers', 'npx depcruise domain/src design-system/src portal/src cms/src cms/database demo/src'),
  check('unused code', 'npx knip'),
  check('translations', 'npm run messages:check -w portal'),
  check('sizes of components', 'node scripts/sizes.mjs'),
  suite('api on PostgreSQL', servers, serverBuilds, api, { TEST_DATABASE: 'postgres' }),
  suite('api on SQLite', servers, serverBuilds, api, { TEST_DATABASE: 'sqlite' }),
  // As in the built Storybook: React's checks for developers cost a fifth of the time. Vite looks for the libraries of
  // the stories in what is built of the domain.
  suite('stories', screens, [domainBuild, messages], `${vitest} --project storybook`, {
    NODE_ENV: 'production',
  }),
  suite('package', components, [], `${vitest} --config design-system/tests/vitest.config.ts`),
  suite(
    'unit',
    [...screens, 'demo', 'docs'],
    [domainBuild, messages],
    `${vitest} --project unit --maxWorkers=WORKERS`,
  ),
];
const suites = all.filter(
  ({ name }) => prefixes.length === 0 || prefixes.some((prefix) => name.startsWith(prefix)),
);
const unknown = prefixes.filter((prefix) => !suites.some(({ name }) => name.startsWith(prefix)));
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
 * @typedef {{ testsuites: { testsuite: { testcase?: Case[] }[] } }} Report in the form of JUnit
 *
 * @param {string} file
 * @returns {Test[]} none when a crash has left no report, or an incomplete one
 */
function testsIn(file) {
  try {
    const { testsuites } = /** @type {Report} */ (parser.parse(readFileSync(file, 'utf8'), true));
    return testsuites.testsuite
      .flatMap(({ testcase = [] }) => testcase)
      .filter(({ skipped }) => skipped === undefined)
      .map(({ name, classname, time, failure, error }) => ({
        name: `${name} (${classname})`,
        seconds: Number(time),
        isFailed: failure !== undefined || error !== undefined,
      }));
  } catch {
    return [];
  }
}

const hasPassed = (/** @type {Test} */ { isFailed }) => !isFailed;

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
  const [program = '', ...args] = command
    .split(' ')
    .map((part) => part.replace('WORKERS', String(workers)).replace('REPORT', report));
  const failure = await run(program, args, {
    env: {
      ...process.env,
      // With it neither runner accepts `.only`, and Vitest writes no missing snapshot.
      CI: 'true',
      TEST_DEPTH: isFull ? 'full' : '',
      PLAYWRIGHT_JUNIT_OUTPUT_FILE: report,
      PLAYWRIGHT_JUNIT_INCLUDE_PROJECT_IN_TEST_NAME: 'true',
      ...env,
    },
  }).catch((/** @type {Error} */ error) => error);
  const seconds = (Date.now() - begun) / 1000;
  const tests = testsIn(report);
  const hasReport = command.startsWith(node);
  // A static check is one test, and so is a program that fails without a failed test.
  if (tests.every(hasPassed) && (failure || tests.length === 0))
    tests.push({ name: command, seconds, isFailed: hasReport || Boolean(failure) });
  results.set(name, { seconds, tests });
  if (failure) console.log(`\n${failure.message}\n`);
  const failed = tests.filter(({ isFailed }) => isFailed);
  if (failed.length > 0) throw new Error([name, ...failed.map((test) => test.name)].join('\n  '));
}

// No suite may load the server while the admin's build compiles it, so all builds come first.
const needs = suites.flatMap((each) => each.needs);
/** Messages: a build that fails makes all suites fail, with one message. @type {Set<string>} */
const errors = new Set();
await Promise.all(
  suites.map(async (each) => {
    // A green run at one depth does not cover the other.
    const name = isFull ? `${each.name}, full` : each.name;
    try {
      await perform({ name, inputs: each.inputs, needs, tools, isForced, work: () => runSuite(each) });
      if (!results.has(each.name)) console.log(`  ${name}: skipped, unchanged since its last green run`);
    } catch (error) {
      errors.add(/** @type {Error} */ (error).message);
    }
  }),
);

const formatSeconds = (/** @type {number} */ seconds) => `${seconds.toFixed(0).padStart(6)} s `;
const ran = [...results].flatMap(([suite, { tests }]) => tests.map((test) => ({ ...test, suite })));
console.log('\nSlowest tests');
for (const { suite, name, seconds } of ran.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10))
  console.log(formatSeconds(seconds), `${suite}: ${name}`);
console.log('\nSuites');
for (const [name, { seconds, tests }] of results) {
  const passed = tests.filter(hasPassed).length;
  console.log(formatSeconds(seconds), `${name}: ${passed} passed, ${tests.length - passed} failed`);
}
for (const message of errors) console.log(`\nFAILED ${message}`);
const passed = ran.filter(hasPassed).length;
console.log(`\nTook ${((Date.now() - started) / 60_000).toFixed(1)} minutes`);
console.log(`${passed} passed, ${Math.max(ran.length - passed, errors.size)} failed`);
process.exitCode = errors.size > 0 ? 1 : 0;
