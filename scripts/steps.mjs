import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, serverEnvironment } from './environment.mjs';

const isWindows = process.platform === 'win32';
export const npm = isWindows ? 'npm.cmd' : 'npm';

/**
 * Runs a program to its end; rejects with its output when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean }} [options]
 * @returns {Promise<void>}
 */
export function run(command, args, { cwd = root, env = process.env, show = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, shell: isWindows, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (/** @type {Buffer} */ chunk) => {
        output += chunk.toString();
        if (show) process.stdout.write(chunk);
      });
    }
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(`${[command, ...args].join(' ')} ended with ${signal ?? code}\n${show ? '' : output}`),
        );
    });
  });
}

const skipped = new Set(['node_modules', 'dist', 'dist-server', 'compiled', '.cache', '.strapi']);

/**
 * @param {string} place a file or a folder
 * @returns {Generator<string>}
 */
function* filesIn(place) {
  if (!existsSync(place)) return;
  if (statSync(place).isFile()) {
    yield place;
    return;
  }
  for (const name of readdirSync(place).sort())
    if (!skipped.has(name)) yield* filesIn(path.join(place, name));
}

/** @param {string[]} inputs */
function fingerprint(inputs) {
  const hash = createHash('sha256').update(process.version);
  for (const input of inputs) {
    for (const file of filesIn(path.join(root, input)))
      hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const stamps = path.join(root, '.cache');

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} inputs files and folders that the result is made of
 * @property {string[]} results files that are there when it has been done
 * @property {() => Promise<void>} work
 */

/**
 * Does a step unless its inputs are those of the last time and its results are there.
 * @param {Step} step
 * @returns {Promise<boolean>} whether there was anything to do
 */
export async function ifChanged({ name, inputs, results, work }) {
  const stamp = path.join(stamps, `${name.replace(/\W+/g, '-')}.stamp`);
  const now = fingerprint(inputs);
  const isDone =
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === now &&
    results.every((result) => existsSync(path.join(root, result)));
  if (isDone) return false;
  const started = Date.now();
  process.stdout.write(`  ${name} …\n`);
  await work();
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, now);
  process.stdout.write(`  ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
  return true;
}

/** Both trees of packages: the portal's React is newer than the one that Strapi's admin needs. */
export const installSteps = [
  {
    name: 'Install packages',
    inputs: ['package-lock.json'],
    results: ['node_modules/.package-lock.json'],
    work: () => run(npm, ['ci', '--no-audit', '--no-fund']),
  },
  {
    name: 'Install packages of the CMS',
    inputs: ['cms/package-lock.json'],
    results: ['cms/node_modules/.package-lock.json'],
    work: () => run(npm, ['ci', '--no-audit', '--no-fund'], { cwd: path.join(root, 'cms') }),
  },
];

/** @param {string} workspace */
const build = (workspace) => () => run(npm, ['run', 'build', '-w', workspace]);

export const domainStep = {
  name: 'Build the domain',
  inputs: ['domain/src', 'domain/package.json', 'domain/tsconfig.build.json', 'tsconfig.base.json'],
  results: ['domain/dist/endpoint.js'],
  work: build('domain'),
};

export const demoStep = {
  name: 'Build the demo',
  inputs: ['domain/src', 'demo/src', 'demo/package.json', 'demo/tsconfig.build.json', 'tsconfig.base.json'],
  results: ['demo/dist/bank/main.js'],
  work: build('demo'),
};

export const messagesStep = {
  name: 'Compile the texts',
  inputs: ['portal/src', 'portal/scripts'],
  results: ['portal/src/shared/intl/compiled/messages.d.ts'],
  work: () => run(npm, ['run', 'messages', '-w', 'portal']),
};

export const portalStep = {
  name: 'Build the portal',
  inputs: [
    'domain/src',
    'design-system/src',
    'design-system/package.json',
    'portal/src',
    'portal/scripts',
    'portal/public',
    'portal/index.html',
    'portal/vite.config.ts',
    'portal/package.json',
    'package-lock.json',
  ],
  results: ['portal/dist/index.html'],
  work: build('portal'),
};

export const storybookStep = {
  name: 'Build Storybook',
  inputs: [
    '.storybook',
    'domain/src',
    'design-system/src',
    'design-system/docs',
    'design-system/package.json',
    'design-system/tsconfig.json',
    'tsconfig.base.json',
    'portal/src',
    'vite.config.ts',
    'package-lock.json',
  ],
  results: ['storybook-static/index.html'],
  work: () => run(npm, ['run', 'build-storybook']),
};

export const serverStep = {
  name: 'Build the server',
  inputs: [
    'domain/src',
    'cms/src',
    'cms/config',
    'cms/database',
    'cms/tsconfig.json',
    'cms/package-lock.json',
  ],
  results: ['cms/dist/src/start.js'],
  work: () => run(npm, ['run', 'build:server'], { cwd: path.join(root, 'cms') }),
};

export const adminStep = {
  name: 'Build the CMS admin (about a minute)',
  inputs: [
    'domain/src',
    'cms/src/admin',
    'cms/src/api',
    'cms/src/content/content-kinds.ts',
    'cms/package-lock.json',
  ],
  results: ['cms/dist/build/index.html'],
  work: () =>
    run(npm, ['run', 'build:admin'], {
      cwd: path.join(root, 'cms'),
      // Strapi reads its configuration, and so asks for the secrets, even to build.
      env: { ...process.env, ...serverEnvironment() },
    }),
};
