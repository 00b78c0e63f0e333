import path from 'node:path';
import { root, serverEnvironment } from './environment.mjs';
import { run } from './tasks.mjs';

/** @typedef {import('./tasks.mjs').Task} Task */

/**
 * @param {string} name
 * @param {string} command of npm
 * @param {{ inputs: string[], output: string, needs?: Task[], folder?: string, env?: () => Record<string, string> }} options
 * @returns {Task}
 */
export const build = (name, command, { needs = [], folder = '', env, ...task }) => ({
  ...task,
  name,
  needs,
  work: () =>
    run('npm', command.split(' '), { cwd: path.join(root, folder), env: { ...process.env, ...env?.() } }),
});

const domain = [
  ...['domain/src', 'domain/package.json', 'domain/tsconfig.build.json'],
  ...['tsconfig.base.json', 'package-lock.json'],
];
const portal = [...domain, 'portal', 'design-system/src', 'design-system/package.json'];

export const installation = build('Install packages', 'ci --no-audit --no-fund', {
  inputs: ['package-lock.json'],
  output: 'node_modules/.package-lock.json',
});

/**
 * The CMS has its own packages, because the portal's React is newer than the one that Strapi's admin needs. Only SQLite
 * needs the script of its package, and only programs that open a database need SQLite.
 */
export const cmsPackages = build('Install packages of the CMS', 'ci --ignore-scripts --no-audit --no-fund', {
  inputs: ['cms/package-lock.json'],
  output: 'cms/node_modules/.package-lock.json',
  folder: 'cms',
});

/** It takes a minute if there is no binary for the machine. */
export const sqliteBuild = build('Build SQLite', 'rebuild better-sqlite3', {
  inputs: ['cms/package-lock.json'],
  output: 'cms/node_modules/better-sqlite3/build/Release/better_sqlite3.node',
  needs: [cmsPackages],
  folder: 'cms',
});

export const domainBuild = build('Build the domain', 'run build -w domain', {
  inputs: domain,
  output: 'domain/dist/endpoint.js',
  needs: [installation],
});

export const demoBuild = build('Build the demo', 'run build -w demo', {
  inputs: [...domain, 'demo/src', 'demo/package.json', 'demo/tsconfig.build.json'],
  output: 'demo/dist/main.js',
  needs: [domainBuild],
});

export const messages = build('Compile the messages', 'run messages -w portal', {
  inputs: ['portal/src', 'portal/scripts'],
  output: 'portal/src/shared/intl/compiled/messages.d.ts',
  needs: [installation],
});

export const portalBuild = build('Build the portal', 'run build -w portal', {
  inputs: portal,
  output: 'portal/dist/index.html',
  needs: [domainBuild, messages],
});

export const storybookBuild = build('Build Storybook', 'run build-storybook', {
  inputs: [...portal, '.storybook', 'design-system/docs', 'design-system/tsconfig.json', 'vite.config.ts'],
  output: 'storybook-static/index.html',
  needs: [domainBuild, messages],
});

export const serverBuild = build('Build the server', 'run build:server', {
  inputs: [...domain, 'cms/src', 'cms/config', 'cms/database', 'cms/tsconfig.json', 'cms/package-lock.json'],
  output: 'cms/dist/src/start.js',
  needs: [cmsPackages, domainBuild],
  folder: 'cms',
});

/**
 * Strapi reads the compiled configuration, and so the secrets, to build its admin. It compiles the server again, so
 * nothing may load the server at that time.
 */
export const adminBuild = build('Build the CMS admin', 'run build:admin', {
  inputs: [
    ...domain,
    ...['cms/src/admin', 'cms/src/api', 'cms/src/extensions'],
    ...['content-kinds.ts', 'content-dates.ts', 'entry.ts'].map((file) => `cms/src/content/${file}`),
    ...['cms/config', 'cms/package.json', 'cms/package-lock.json'],
  ],
  output: 'cms/dist/build/index.html',
  needs: [serverBuild],
  folder: 'cms',
  env: serverEnvironment,
});
