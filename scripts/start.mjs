import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { adminBuild, demoBuild, portalBuild, sqliteBuild, storybookBuild } from './builds.mjs';
import { dataDir, ports, root, serverEnvironment, standInEnvironment } from './environment.mjs';
import { isFree } from './ports.mjs';
import { perform, performAll, run } from './tasks.mjs';

/** @type {import('node:child_process').ChildProcess[]} */
const children = [];
let isStopping = false;

/** @param {number} code */
async function stop(code) {
  if (isStopping) return;
  isStopping = true;
  const ended = children
    .filter((child) => child.exitCode === null && child.signalCode === null)
    .map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const child of children) child.kill('SIGTERM');
  const killTimer = setTimeout(() => {
    for (const child of children) child.kill('SIGKILL');
  }, 10_000);
  await Promise.all(ended);
  clearTimeout(killTimer);
  process.exit(code);
}

/** @param {string} message */
function fail(message) {
  process.stderr.write(`\n${message}\n`);
  return stop(1);
}

const variables = {
  portal: 'PORT',
  bank: 'DEMO_BANK_PORT',
  mail: 'DEMO_MAIL_PORT',
  smtp: 'DEMO_SMTP_PORT',
  catalogue: 'DEMO_CATALOGUE_PORT',
  isni: 'DEMO_ISNI_PORT',
};

async function requireFreePorts() {
  for (const [service, port] of Object.entries(ports)) {
    if (await isFree(port)) continue;
    const variable = variables[/** @type {keyof typeof variables} */ (service)];
    await fail(
      `Port ${port} is taken. Stop what uses it, or choose another with ${variable}=<port> npm start.`,
    );
  }
}

/**
 * Starts a program; when it ends unexpectedly, everything ends.
 * @param {string} name
 * @param {string} folder
 * @param {string} script in it
 * @param {Record<string, string>} env
 * @returns {Promise<void>} when it listens, which it reports in a message
 */
function service(name, folder, script, env) {
  const child = spawn(process.execPath, [script], {
    cwd: path.join(root, folder),
    env: { ...process.env, ...env },
    stdio: ['ignore', process.env.VERBOSE ? 'inherit' : 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  child.once('exit', (code, signal) => {
    if (!isStopping) void fail(`The ${name} ended unexpectedly (${signal ?? code}).`);
  });
  return new Promise((resolve) => child.once('message', () => resolve()));
}

/** Fills an empty database once, so that it never overwrites what users have changed. */
async function fillWhenEmpty() {
  const mark = path.join(dataDir, 'filled');
  if (existsSync(mark)) return;
  process.stdout.write('Filling an empty database with demonstration data …\n');
  await run(process.execPath, [path.join(root, 'scripts/demo-seed.mjs')], {
    show: Boolean(process.env.VERBOSE),
    env: { ...process.env, IMPORT_ONLY_INTO_EMPTY: 'true' },
  });
  writeFileSync(mark, `${new Date().toISOString()}\n`);
}

function showAddresses() {
  const portal = `http://localhost:${ports.portal}`;
  process.stdout.write(`
Ready: ${portal}

  Portal      ${portal}
  CMS admin   ${portal}/admin
  Mailbox     http://127.0.0.1:${ports.mail}
  Test bank   http://127.0.0.1:${ports.bank}            opens from "register"
  Staff codes http://127.0.0.1:${ports.bank}/codes      when staff log in
  Storybook   ${portal}/storybook        the design system

  Accounts    author       creator with works
              coauthor     creator sharing works with author
              tester       creator and tester
              beneficiary  beneficiary
              representative  seven profiles: estates, an organisation, others
              admin        the society's staff
              superadmin   the society's staff, also manages the logins of staff
              newcomer     registered, terms not yet accepted
  In the CMS  administrator@example.org, publisher@example.org, editor@example.org
  Password    demo-passphrase-for-authors            (of all accounts)

Ctrl-C stops everything. npm run reset empties the data.
`);
}

process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));

try {
  const started = Date.now();
  await requireFreePorts();
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // The secrets are made here, before programs that run concurrently read them.
  const environment = serverEnvironment();
  process.stdout.write('Preparing\n');
  const demonstration = performAll([adminBuild, sqliteBuild, demoBuild]).then(fillWhenEmpty);
  await Promise.all([perform(portalBuild), demonstration]);
  const portal = `http://localhost:${ports.portal}`;
  await service('process of the stand-ins', 'demo', 'dist/main.js', standInEnvironment(portal));
  await service('server', 'cms', 'dist/src/start.js', environment);
  showAddresses();
  process.stdout.write(`Started in ${((Date.now() - started) / 1000).toFixed(1)} s.\n`);
  // Few users look at Storybook first, so the portal does not wait for it and runs without it.
  await perform(storybookBuild).catch((/** @type {Error} */ error) =>
    process.stderr.write(`${error.message}\n`),
  );
} catch (error) {
  await fail(/** @type {Error} */ (error).message);
}
