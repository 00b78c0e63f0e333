import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { dataDir, root, serverEnvironment } from './environment.mjs';

/**
 * Fills the database of DATA_DIR or DATABASE_URL, which should be empty, with demonstration data of any size: `npm run
 * demo:seed -- --profiles 20000 --works 100000`.
 */
mkdirSync(dataDir, { recursive: true, mode: 0o700 });
const source = spawn(
  process.execPath,
  [...process.execArgv, path.join(root, 'demo/dist/society/main.js'), ...process.argv.slice(2)],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
const target = spawn(
  process.execPath,
  [...process.execArgv, path.join(root, 'cms/dist/src/commands/import-register.js')],
  {
    cwd: path.join(root, 'cms'),
    env: {
      ...process.env,
      ...serverEnvironment(),
      RUN_JOBS: 'false',
      DEMO_PASSPHRASE: 'demo-passphrase-for-authors',
      CMS_EDITORS: 'example.org',
      CONTENT_DIR: path.join(root, 'demo/content'),
    },
    stdio: ['pipe', 'inherit', 'inherit'],
  },
);
let isRead = true;
/** @type {string | undefined} */
let failure;

/**
 * Records which program failed first: it causes the failure of the other one.
 * @param {string} name
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function recordFailure(name, code, signal) {
  failure ??= `${name} ended before it was done (${signal ?? code}): empty the data with npm run reset and begin again.`;
}

source.stdout.pipe(target.stdin, { end: false });
// The import has ended. Its exit code says whether it was complete.
target.stdin.on('error', () => {
  isRead = false;
  source.kill();
});
source.once('close', (code, signal) => {
  if (code === 0 || !isRead) return target.stdin.end();
  // An incomplete import must not look like a complete one.
  recordFailure('The program that makes up the demonstration data', code, signal);
  return target.kill();
});
target.once('close', (code, signal) => {
  if (code !== 0) recordFailure('The import of the demonstration data', code, signal);
  if (failure) process.stderr.write(`${failure}\n`);
  process.exit(failure ? 1 : 0);
});
