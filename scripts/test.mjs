import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as builds from './builds.mjs';
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

const libraries = [builds.domainBuild, builds.messages];
const server = [builds.demoBuild, builds.serverBuild, builds.sqliteBuild];
const product = [...server, builds.portalBuild, builds.adminBuild];
const everything = [builds.demoBuild, builds.messages, builds.cmsPackages];

/**
 * @typedef {import('./tasks.mjs').Task} Task
 * @typedef {{ name: string, inputs: string[], needs: Task[], command: string, env: NodeJS.ProcessEnv }} Suite
 *
 * @type {(name: string, inputs: string[], needs: Task[], command: string, env?: NodeJS.ProcessEnv) => Suite}
 */
const suite = (name, inputs, needs, command, env = {}) => ({ name, inputs, needs, command, env });

// The threads in which V8 collects garbage and compiles cost a fifth of the time of tests that keep each core busy.
const node = 'node --single-threaded';
const vitest = `${node} node_modules/vitest/vitest.mjs run --reporter=default --reporter=junit --outputFile.junit=REPORT`;
const playwright = `${node} node_modules/@playwright/test/cli.js test --reporter=list,junit --workers=WORKERS`;
const journeys = `${playwright} --config e2e/playwright.config.ts`;
const unit = `${vitest} --project unit --maxWorkers=WORKERS`;
const api = `${vitest} --config cms/vitest.config.mts --maxWorkers=WORKERS`;
const sources = 'domain/src design-system/src portal/src cms/src demo/src';
// The built Storybook uses production mode too: React's checks for developers cost a fifth of the time.
const production = { NODE_ENV: 'production' };

/** The suites in the order in which they start: the longest first, so that both cores end together. */
const all = [
  suite('journeys', [...screens, ...servers, 'e2e'], product, journeys),
  suite('lint and types', ['.'], everything, 'npx oxlint'),
  suite('lint of words', ['.'], [], 'node scripts/lint-words.mjs'),
  suite('formatting', ['.'], everything, 'npx biome check .'),
  suite('layers', ['.'], everything, `npx depcruise cms/database ${sources}`),
  suite('unused code', ['.'], everything, 'npx knip'),
  suite('translations', ['.'], everything, 'npm run messages:check'),
  suite('sizes of components', ['.'], everything, 'node scripts/sizes.mjs'),
  suite('api on PostgreSQL', servers, server, api, { TEST_DATABASE: 'postgres' }),
  suite('api on SQLite', servers, server, api, { TEST_DATABASE: 'sqlite' }),
  suite('stories', screens, libraries, `${vitest} --project storybook`, production),
  suite('package', components, [], `${vitest} --config design-system/tests/vitest.config.ts`),
  suite('unit', [...screens, 'demo', 'docs'], libraries, unit),
];
const matches = (/** @type {string} */ prefix) => all.filter(({ name }) => name.startsWith(prefix));
const unknown = prefixes.find((prefix) => matches(prefix).length === 0);
if (unknown) throw new Error(`There is no suite ${unknown}.`);
const suites = prefixes.length > 0 ? [...new Set(prefixes.flatMap(matches))] : all;

await perform(builds.installation);
await ensureChromium();
const tools = chromiumVersion();
const cores = Math.max(2, availableParallelism());
const { XMLParser } = await import('fast-xml-parser');
const { default: pLimit } = await import('p-limit');
const limit = pLimit(2);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (/** @type {string} */ tag) => ['testsuite', 'testcase'].includes(tag),
});

/**
 * @typedef {{ suite: string, name: string, seconds: number, isFailed: boolean }} Test
 * @typedef {{ name: string, classname: string, time: string, skipped?: unknown, failure?: unknown, error?: unknown }} Case
 * @typedef {{ testsuites: { testsuite: { testcase?: Case[] }[] } }} Report in the form of JUnit
 *
 * @param {string} suite
 * @param {string} report a file
 * @returns {Test[]} none when a crash has left no report, or an incomplete one
 */
function testsIn(suite, report) {
  try {
    const { testsuites } = /** @type {Report} */ (parser.parse(readFileSync(report, 'utf8'), true));
    const cases = testsuites.testsuite.flatMap(({ testcase = [] }) => testcase);
    return cases
      .filter(({ skipped }) => skipped === undefined)
      .map(({ name, classname, time, failure, error }) => ({
        suite,
        name: `${name} (${classname})`,
        seconds: Number(time),
        isFailed: failure !== undefined || error !== undefined,
      }));
  } catch {
    return [];
  }
}

/** @type {Test[]} */
const tests = [];
/**
 * The result of each suite that was not skipped.
 * @type {Map<Suite, [seconds: number, line: string]>}
 */
const ran = new Map();

/** Runs a suite's program, and reads the report that it writes even when it fails. */
async function runSuite(/** @type {Suite} */ each) {
  const { name: suite, command, env } = each;
  const begun = Date.now();
  const report = path.join(root, 'test-results', `${suite.replaceAll(' ', '-')}.xml`);
  rmSync(report, { force: true });
  // Two suites run at a time. In every combination the journeys take longer than all else.
  const hasAllCores = suites.length === 1 || (isFull && suite === 'journeys');
  const workers = hasAllCores ? cores : Math.ceil(cores / 2);
  const words = command.replace('WORKERS', String(workers)).split(' ');
  const [program = '', ...args] = words.map((word) => word.replace('REPORT', report));
  const failure = await run(program, args, {
    env: {
      ...process.env,
      // With CI neither runner accepts `.only`, and Vitest writes no missing snapshot.
      CI: 'true',
      TEST_DEPTH: isFull ? 'full' : '',
      PLAYWRIGHT_JUNIT_OUTPUT_FILE: report,
      PLAYWRIGHT_JUNIT_INCLUDE_PROJECT_IN_TEST_NAME: 'true',
      ...env,
    },
  }).catch((/** @type {Error} */ error) => error);
  const seconds = (Date.now() - begun) / 1000;
  const own = testsIn(suite, report);
  // A static check is one test, and so is a program that fails, or leaves no report, without a failed test.
  const isFailed = Boolean(failure) || command.startsWith(node);
  if (!own.some((test) => test.isFailed) && (failure || own.length === 0))
    own.push({ suite, name: command, seconds, isFailed });
  const failed = own.filter((test) => test.isFailed);
  tests.push(...own);
  ran.set(each, [seconds, `${suite}: ${own.length - failed.length} passed, ${failed.length} failed`]);
  if (failure) console.log(`\n${failure.message}\n`);
  if (failed.length > 0) throw new Error([suite, ...failed.map(({ name }) => name)].join('\n  '));
}

// No suite may load the server while the admin's build compiles it, so all builds come first.
const needs = suites.flatMap((each) => each.needs);
/**
 * A set of messages, because a build that fails makes all suites fail with the same message.
 * @type {Set<string>}
 */
const errors = new Set();
await Promise.all(
  suites.map(async (each) => {
    // A green run at one depth does not cover the other.
    const name = isFull ? `${each.name}, full` : each.name;
    try {
      await perform({ ...each, name, needs, tools, isForced, limit, work: () => runSuite(each) });
      if (!ran.has(each)) console.log(`  ${name}: skipped, unchanged since its last green run`);
    } catch (error) {
      errors.add(/** @type {Error} */ (error).message);
    }
  }),
);

/**
 * @param {string} title
 * @param {Iterable<[seconds: number, line: string]>} lines
 */
function print(title, lines) {
  console.log(`\n${title}`);
  for (const [seconds, line] of lines) console.log(`${seconds.toFixed(0).padStart(6)} s  ${line}`);
}
const slowest = tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10);
print(
  'Slowest tests',
  slowest.map(({ suite, name, seconds }) => [seconds, `${suite}: ${name}`]),
);
print('Suites', ran.values());
for (const message of errors) console.log(`\nFAILED ${message}`);
const failed = tests.filter(({ isFailed }) => isFailed).length;
console.log(`\nTook ${((Date.now() - started) / 60_000).toFixed(1)} minutes`);
console.log(`${tests.length - failed} passed, ${Math.max(failed, errors.size)} failed`);
process.exitCode = errors.size > 0 ? 1 : 0;
