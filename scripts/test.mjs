import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import {
  adminBuild,
  cmsInstallation,
  demoBuild,
  installation,
  messages,
  portalBuild,
  serverBuild,
} from './builds.mjs';
import { chromiumVersion, ensureChromium } from './chromium.mjs';
import { root } from './environment.mjs';
import { perform, run } from './tasks.mjs';

/**
 * Runs the test suites, or those whose names begin with a word of the command line: `npm test -- unit api`. A suite is
 * skipped while its inputs are those of its last green run, unless `--all` is given. `--full` runs each case of the
 * API on both databases, and the journeys in every combination.
 *
 * @typedef {{ name: string, seconds: number, failure?: string }} Test
 */

const started = Date.now();
const args = process.argv.slice(2);
const words = args.filter((word) => !word.startsWith('--'));
const isFull = args.includes('--full');
const isForced = args.includes('--all');

const scripts = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'scripts'];
const screens = [...scripts, '.storybook', 'vitest.config.ts', 'domain', 'design-system', 'portal'];
const servers = [...scripts, 'domain', 'demo', 'cms'];
const sources = [demoBuild, messages, cmsInstallation];
const server = [demoBuild, serverBuild];

/**
 * @param {string} name
 * @param {string[]} inputs
 * @param {import('./tasks.mjs').Task[]} needs
 * @param {string} command
 * @param {NodeJS.ProcessEnv} [env]
 */
const suite = (name, inputs, needs, command, env = {}) => ({ name, inputs, needs, command, env });

const api = 'vitest run --config cms/vitest.config.mts --maxWorkers=WORKERS';
const journeys = 'playwright test --config e2e/playwright.config.ts --workers=WORKERS';
/** In every combination the journeys take longer than all else together: two suites with half of them keep both cores busy. */
const parts = isFull ? [1, 2] : [1];
const packaged = 'vitest run --config design-system/tests/vitest.config.ts';

/** In the order in which they begin: what is ready first, then the longest first, so that both cores end together. */
const suites = [
  suite('checks', ['.'], sources, 'vitest run --project checks'),
  ...parts.map((part) =>
    suite(
      parts.length > 1 ? `journeys ${part}` : 'journeys',
      [...screens, ...servers, 'e2e'],
      [...server, portalBuild, adminBuild],
      `${journeys} --shard=${part}/${parts.length} --output=test-results/journeys-${part}`,
    ),
  ),
  suite('api on SQLite', servers, server, api),
  suite('api on PostgreSQL', servers, server, api, { TEST_DATABASE: 'postgres' }),
  // As in the built Storybook: React's checks for developers cost a fifth of the time.
  suite('stories', screens, sources, 'vitest run --project storybook', { NODE_ENV: 'production' }),
  suite('package', screens, sources, packaged),
  suite('unit', [...screens, 'demo'], sources, 'vitest run --project unit --maxWorkers=WORKERS'),
].filter(({ name }) => words.length === 0 || words.some((word) => name.startsWith(word)));

if (suites.length === 0) throw new Error(`No suite has a name that begins with ${words.join(' or ')}.`);
// Two suites run at a time, so each has half of the cores.
const workers = Math.ceil(Math.max(2, availableParallelism()) / (suites.length > 1 ? 2 : 1));

perform(cmsInstallation).catch(() => undefined);
await perform(installation);
await ensureChromium();
const tools = chromiumVersion();
const { XMLParser } = await import('fast-xml-parser');

const lists = ['testsuite', 'testcase', 'failure', 'error'];
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (/** @type {string} */ tag) => lists.includes(tag),
});

/**
 * @typedef {{ '#text': string }[]} Faults
 * @typedef {{ name: string, classname: string, time: string, skipped?: unknown, failure?: Faults, error?: Faults }} Case
 * @typedef {{ testsuites: { testsuite?: { hostname?: string, testcase?: Case[] }[] } }} Report in the form of JUnit
 *
 * @param {string} file
 * @returns {Test[]}
 */
function testsIn(file) {
  if (!existsSync(file)) return [];
  const { testsuites } = /** @type {Report} */ (parser.parse(readFileSync(file, 'utf8')));
  return (testsuites.testsuite ?? []).flatMap(({ hostname = '', testcase = [] }) =>
    testcase
      .filter(({ skipped }) => skipped === undefined)
      .map(({ name, classname, time, failure, error = failure }) => ({
        name: `${name} (${classname} ${hostname})`,
        seconds: Number(time),
        ...(error && { failure: error.map((fault) => fault['#text']).join('\n') }),
      })),
  );
}

/** Runs a suite's program, and reads the report that it writes even when it fails. */
async function testsOf(/** @type {ReturnType<typeof suite>} */ { name, command, env }) {
  const report = path.join(root, 'test-results', `${name.replaceAll(' ', '-')}.xml`);
  rmSync(report, { force: true });
  const options = command.startsWith('vitest')
    ? ['--reporter=default', '--reporter=junit', `--outputFile.junit=${report}`]
    : ['--reporter=list,junit'];
  const depth = isFull ? { TEST_DEPTH: 'full' } : {};
  const program = command.replace('WORKERS', String(workers)).split(' ');
  const output = await run('npx', [...program, ...options], {
    env: { ...process.env, ...env, ...depth, PLAYWRIGHT_JUNIT_OUTPUT_FILE: report },
  }).catch((/** @type {Error} */ { message }) => message);
  const tests = testsIn(report);
  // A program can fail although each of its tests passes.
  const isExplained = !output || tests.some(({ failure }) => failure);
  return isExplained ? tests : [...tests, { name: command, seconds: 0, failure: output }];
}

const results = await Promise.all(
  suites.map(async (chosen) => {
    const { name, inputs, needs } = chosen;
    const task = {
      // A green run of one depth says nothing about the other.
      name: isFull ? `${name}, full` : name,
      inputs,
      needs,
      tools,
      work: () => testsOf(chosen),
      isSuccess: (/** @type {Test[]} */ tests) => tests.every(({ failure }) => !failure),
    };
    const done = await perform(task, { isForced }).catch((/** @type {Error} */ { message }) => ({
      isSkipped: false,
      seconds: 0,
      outcome: [{ name, seconds: 0, failure: message }],
    }));
    const failed = done.outcome.filter(({ failure }) => failure);
    for (const test of failed) console.log(`\nFAILED ${name}: ${test.name}\n${test.failure}\n`);
    return { ...done, name, failed, passed: done.outcome.length - failed.length };
  }),
);

const ran = results.filter(({ isSkipped }) => !isSkipped);
const slowest = ran.flatMap(({ name, outcome }) => outcome.map((test) => ({ ...test, suite: name })));
slowest.sort((one, other) => other.seconds - one.seconds).splice(10);
console.log('\nSlowest tests');
for (const { suite, name, seconds } of slowest)
  console.log(`${seconds.toFixed(0).padStart(6)} s  ${suite}: ${name}`);
console.log('\nSuites');
for (const { name, isSkipped, seconds, passed, failed } of results) {
  const state = isSkipped ? 'skipped, unchanged since its last green run' : `${failed.length} failed`;
  console.log(`${seconds.toFixed(0).padStart(6)} s  ${name}: ${passed} passed, ${state}`);
}
// The names stand here again for the reader of a long output, who looks at its end.
for (const { name, failed } of ran) for (const test of failed) console.log(`FAILED  ${name}: ${test.name}`);
const failed = ran.reduce((sum, result) => sum + result.failed.length, 0);
console.log(`\nTook ${((Date.now() - started) / 60_000).toFixed(1)} minutes`);
console.log(`${ran.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
