import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { root } from './environment.mjs';
import {
  adminStep,
  demoStep,
  domainStep,
  ifChanged,
  installSteps,
  messagesStep,
  portalStep,
  run,
  serverStep,
} from './steps.mjs';

/**
 * Everything that must hold, or the parts named on the command line: `npm test -- lint unit`.
 * @typedef {{ passed: number, failed: number, output?: string, failures?: string[] }} Result
 * @typedef {{ name: string, work: () => Promise<Result> }} Part
 */

const reports = path.join(root, 'test-results');

/**
 * A check that passes or fails as one.
 * @param {string} name
 * @param {string[][]} commands
 * @returns {Part}
 */
const check = (name, ...commands) => ({
  name,
  async work() {
    for (const [command = '', ...args] of commands) await run(command, args);
    return { passed: 1, failed: 0 };
  },
});

/**
 * What vitest and Playwright write of themselves, as far as it is counted here.
 * @typedef {object} Report
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numFailedTestSuites
 * @property {{ name: string, message: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[]} testResults
 * @property {{ expected: number, unexpected: number, flaky: number }} stats
 * @property {Suite[]} suites
 */

/** @typedef {{ title: string, specs: { title: string, tests: { projectName: string, status: string }[] }[], suites?: Suite[] }} Suite */

/**
 * @param {string} file
 * @returns {Report}
 */
function readReport(file) {
  /** @type {unknown} */
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return /** @type {Report} */ (report);
}

/**
 * What failed, in the words of vitest's report: with an embedded PostgreSQL around it, it ends as if all was well, and
 * nobody would read what it wrote.
 * @param {Report} report
 */
const failuresOf = ({ testResults }) =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    // A file that cannot even be loaded has no tests.
    if (assertionResults.length === 0 && message) return [`${path.relative(root, name)}\n${message}`];
    return assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => [fullName, ...failureMessages].join('\n'));
  });

/**
 * The journeys that failed, each with how the product was used.
 * @param {Suite[]} suites
 * @returns {string[]}
 */
const failedJourneys = (suites) =>
  suites.flatMap(({ title, specs, suites: inner = [] }) => [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName }) => `${spec.title}\n${title}, ${projectName}`),
    ),
    ...failedJourneys(inner),
  ]);

/**
 * Runs a test runner that writes a report, and counts its tests even when some fail.
 * @param {string} name
 * @param {(report: string) => { args: string[], env?: NodeJS.ProcessEnv }} command
 * @param {(report: Report) => Result} count
 * @returns {Part}
 */
const tests = (name, command, count) => ({
  name,
  async work() {
    const report = path.join(reports, `${name.replace(/\W+/g, '-')}.json`);
    rmSync(report, { force: true });
    const { args, env } = command(report);
    let output = '';
    try {
      await run('npx', args, { env: { ...process.env, ...env } });
    } catch (error) {
      output = /** @type {Error} */ (error).message;
    }
    try {
      const result = count(readReport(report));
      // A runner that failed without a failing test still failed.
      const failed = output && result.failed === 0 ? 1 : result.failed;
      return { ...result, failed, output: output || (result.output ?? '') };
    } catch {
      return { passed: 0, failed: 1, output: output || 'no report was written' };
    }
  },
});

/** @param {string} name @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
const vitest = (name, args, env) =>
  tests(
    name,
    (report) => ({
      args: [
        'vitest',
        'run',
        ...args,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      ...(env ? { env } : {}),
    }),
    (report) => {
      const failures = failuresOf(report);
      return {
        passed: report.numPassedTests,
        failed: Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0),
        output: failures.join('\n\n'),
        failures,
      };
    },
  );

/** @param {string} name @param {NodeJS.ProcessEnv} env */
const journeys = (name, env) =>
  tests(
    name,
    (report) => ({
      args: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    }),
    ({ stats, suites }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      failures: failedJourneys(suites),
    }),
  );

/**
 * A check whose output is worth reading when it passes too.
 * @param {string} name
 * @param {string[]} command
 * @returns {Part}
 */
const table = (name, [command = '', ...args]) => ({
  name,
  async work() {
    await run(command, args, { show: true });
    return { passed: 1, failed: 0 };
  },
});

const api = ['--config', 'cms/vitest.config.mts'];
/** @param {string} project */
const types = (project) => ['npx', 'tsc', '-p', project];

/** @type {Part[]} */
const checks = [
  // Strapi's types and the portal's together are more than one process holds.
  check('lint', ['npx', 'eslint', '.', '--ignore-pattern', 'cms/**', '--max-warnings', '0']),
  check('lint-cms', ['npx', 'eslint', 'cms', '--max-warnings', '0']),
  check('format', ['npx', 'biome', 'check', '.']),
  check(
    'types',
    types('domain/tsconfig.json'),
    types('design-system/tsconfig.json'),
    types('design-system/tests/tsconfig.json'),
    types('portal/tsconfig.json'),
    types('demo/tsconfig.json'),
    types('e2e/tsconfig.json'),
    // The others need grids that are installed to be measured alone.
    types('bench-ui/tsconfig.own.json'),
    types('scripts/tsconfig.json'),
    types('tsconfig.json'),
    types('cms/tests/tsconfig.json'),
    ['npm', 'run', '--prefix', 'cms', 'types'],
  ),
  check('layers', [
    'npx',
    'depcruise',
    'domain/src',
    'design-system/src',
    'portal/src',
    'cms/src',
    'cms/database',
    'demo/src',
  ]),
  check('unused', ['npx', 'knip']),
  check('translations', ['npm', 'run', 'messages:check', '-w', 'portal']),
];

// A page that shows a thousand stories grows until the browser closes it: each part begins with a page of its own.
const shards = ['1/3', '2/3', '3/3'];

/** @type {Part[]} */
const suites = [
  vitest('unit', ['--project', 'unit']),
  ...shards.map((shard) => vitest(`stories ${shard}`, ['--project', 'storybook', `--shard=${shard}`])),
  table('sizes', ['node', 'scripts/sizes.mjs']),
  vitest('package', ['--config', 'design-system/tests/vitest.config.ts']),
  vitest('api on SQLite', api),
  vitest('api on PostgreSQL', api, { TEST_DATABASE: 'postgres' }),
  journeys('journeys', {}),
];
const full = [journeys('full', { JOURNEYS: 'full' })];

/** @type {{ name: string, seconds: number, result: Result }[]} */
const done = [];

/** @param {Part} part */
async function take({ name, work }) {
  const started = Date.now();
  const result = await work().catch((/** @type {Error} */ error) => ({
    passed: 0,
    failed: 1,
    output: error.message,
  }));
  const seconds = (Date.now() - started) / 1000;
  done.push({ name, seconds, result });
  const mark = result.failed ? 'FAILED' : 'ok';
  process.stdout.write(
    `  ${name}: ${mark}, ${result.passed} passed, ${result.failed} failed (${seconds.toFixed(0)} s)\n`,
  );
  if (result.failed) process.stdout.write(`${result.output ?? ''}\n`);
}

/** @param {Part[]} parts */
async function twoAtATime(parts) {
  const waiting = [...parts];
  const next = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) await take(part);
  };
  await Promise.all([next(), next()]);
}

async function prepare() {
  process.stdout.write('Preparing\n');
  for (const step of installSteps) await ifChanged(step);
  for (const step of [domainStep, demoStep, messagesStep, portalStep, serverStep]) await ifChanged(step);
  // Editors work in the admin, which only the journeys need.
  if (testing.some(({ name }) => name === 'journeys' || name === 'full')) await ifChanged(adminStep);
  await ensureChromium();
  mkdirSync(reports, { recursive: true });
}

const wanted = process.argv.slice(2);
/** @param {Part} part */
const isWanted = ({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word));

const testing = (wanted.includes('full') ? full : suites).filter(isWanted);

await prepare();
process.stdout.write('Checking\n');
await twoAtATime(checks.filter(isWanted));
process.stdout.write('Testing\n');
for (const part of testing) await take(part);

const passed = done.reduce((sum, { result }) => sum + result.passed, 0);
const failed = done.reduce((sum, { result }) => sum + result.failed, 0);
process.stdout.write('\nSummary\n');
for (const { name, seconds, result } of done) {
  process.stdout.write(
    `  ${result.failed ? '✗' : '✓'} ${name.padEnd(20)} ${String(result.passed).padStart(5)} passed ${String(result.failed).padStart(4)} failed ${seconds.toFixed(0).padStart(5)} s\n`,
  );
}
// Once more at the end, where whoever sees only the last of a long output finds it.
for (const { name, result } of done) {
  if (result.failed === 0) continue;
  for (const failure of result.failures?.length ? result.failures : [result.output ?? '']) {
    const [first = '', second = ''] = failure.split('\n').filter((line) => line.trim() !== '');
    process.stdout.write(`\n  ${name}: ${first}\n    ${second}\n`);
  }
}
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
