import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, hostname } from 'node:os';
import path from 'node:path';
import {
  adminBuild,
  cmsInstallation,
  demoBuild,
  domainBuild,
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
const options = args.filter((arg) => arg.startsWith('--'));
const prefixes = args.filter((arg) => !arg.startsWith('--'));
const isFull = options.includes('--full');
const isForced = options.includes('--all');

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
const check = (name, command) => suite(name, ['.'], [demoBuild, messages, cmsInstallation], command);

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
    [demoBuild, portalBuild, adminBuild],
    `${playwright} --config e2e/playwright.config.ts --workers=WORKERS`,
  ),
  check('lint and types', 'npx oxlint'),
  check('formatting', 'npx biome check .'),
  check('layers', 'npx depcruise domain/src design-system/src portal/src cms/src cms/database demo/src'),
  check('unused code', 'npx knip'),
  check('translations', 'npm run messages:check -w portal'),
  check('sizes of components', 'node scripts/sizes.mjs'),
  suite('api on PostgreSQL', servers, [demoBuild, compiled], api, { TEST_DATABASE: 'postgres' }),
  suite('api on SQLite', servers, [demoBuild, compiled], api),
  // As in the built Storybook: React's checks for developers cost a fifth of the time. Vite looks for the libraries of
  // the stories in what is built of the domain.
  suite('stories', screens, [domainBuild, messages], `${vitest} --project storybook`, {
    NODE_ENV: 'production',
  }),
  suite('package', components, [], `${vitest} --config design-system/tests/vitest.config.ts`),
  suite('unit', [...screens, 'demo', 'docs'], [messages], `${vitest} --project unit --maxWorkers=WORKERS`),
];
const suites = all.filter(({ name }) => isChosen(name));

const unknown = [
  ...options.filter((option) => option !== '--all' && option !== '--full'),
  ...prefixes.filter((prefix) => !all.some(({ name }) => name.startsWith(prefix))),
];
if (unknown.length > 0) throw new Error(`There is no option or suite ${unknown.join(' ')}.`);

const cores = Math.max(2, availableParallelism());
const half = Math.ceil(cores / 2);

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
 * @param {string} report
 * @returns {Test[]} none when the report is missing or empty
 */
function testsIn(report) {
  const text = existsSync(report) ? readFileSync(report, 'utf8') : '';
  const { testsuites } = /** @type {Partial<Report>} */ (parser.parse(text));
  return (testsuites?.testsuite ?? []).flatMap(({ hostname: host = '', testcase = [] }) =>
    testcase
      .filter(({ skipped }) => skipped === undefined)
      .map(({ name, classname, time, failure, error = failure }) => ({
        // Playwright gives its project as the host.
        name: `${name} (${host === hostname() ? classname : `${classname} ${host}`})`,
        seconds: Number(time),
        ...(error && { failure: error.map((fault) => fault['#text']).join('\n') }),
      })),
  );
}

/** Runs a suite's program, and reads the report that it writes even when it fails. */
async function testsOf(/** @type {(typeof suites)[number]} */ { name, command, env }) {
  const begun = Date.now();
  const report = path.join(root, 'test-results', `${name.replaceAll(' ', '-')}.xml`);
  rmSync(report, { force: true });
  // Two suites run at a time. In every combination the journeys take longer than all else.
  const workers = suites.length === 1 || (isFull && name === 'journeys') ? cores : half;
  const [program = '', ...programArgs] = command.replace('WORKERS', String(workers)).split(' ');
  const isVitest = command.startsWith(vitest);
  const reporters = isVitest
    ? ['--reporter=default', '--reporter=junit', `--outputFile.junit=${report}`]
    : ['--reporter=list,junit'];
  const hasReport = isVitest || command.startsWith(playwright);
  const failure = await run(program, [...programArgs, ...(hasReport ? reporters : [])], {
    env: {
      ...process.env,
      ...env,
      ...(isFull && { TEST_DEPTH: 'full' }),
      PLAYWRIGHT_JUNIT_OUTPUT_FILE: report,
    },
  }).then(
    () => '',
    (/** @type {Error} */ { message }) => message,
  );
  const whole = { name: command, seconds: (Date.now() - begun) / 1000, ...(failure && { failure }) };
  if (!hasReport) return [whole];
  const tests = testsIn(report);
  if (!failure) return tests.length > 0 ? tests : [{ ...whole, failure: 'It ran no test.' }];
  // A program can fail although each of its tests passes.
  return tests.some((test) => test.failure) ? tests : [...tests, whole];
}

const results = await Promise.all(
  suites.map(async (chosen) => {
    const { name, inputs, needs, command } = chosen;
    // Their green run of one depth says nothing about the other.
    const hasDepths = command === api || command.startsWith(playwright);
    const task = {
      name: isFull && hasDepths ? `${name}, full` : name,
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
// The reader of a long output looks at its end.
for (const { name, failed } of ran) for (const test of failed) console.log(`FAILED  ${name}: ${test.name}`);
const failed = ran.reduce((sum, result) => sum + result.failed.length, 0);
console.log(`\nTook ${((Date.now() - started) / 60_000).toFixed(1)} minutes`);
console.log(`${ran.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
