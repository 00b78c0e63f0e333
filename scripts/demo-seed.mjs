import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { dataDir, root, serverEnvironment } from './environment.mjs';

/**
 * Demonstration data of any size into the database of DATA_DIR (or of DATABASE_URL):
 * `npm run demo:seed -- --profiles 20000 --works 100000`. The database should be empty.
 */
mkdirSync(dataDir, { recursive: true });
const source = spawn(
  process.execPath,
  [...process.execArgv, path.join(root, 'demo/dist/society/main.js'), ...process.argv.slice(2)],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
const target = spawn(
  process.execPath,
  [...process.execArgv, path.join(root, 'cms/dist/src/import/main.js')],
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
 * Notes what has ended before its time; the first is the cause of the others.
 * @param {string} name
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function recordFailure(name, code, signal) {
  failure ??= `${name} ended before it was done (${signal ?? code}): empty the data with npm run reset and begin again.`;
}

source.stdout.pipe(target.stdin, { end: false });
// Whoever reads has ended: its own end says whether it had seen enough.
target.stdin.on('error', () => {
  isRead = false;
  source.kill();
});
source.once('close', (code, signal) => {
  if (code === 0 || !isRead) return target.stdin.end();
  // An import that is cut short must not look like a whole one.
  recordFailure('The program that makes up the demonstration data', code, signal);
  return target.kill();
});
target.once('close', (code, signal) => {
  if (code !== 0) recordFailure('The import of the demonstration data', code, signal);
  if (failure) process.stderr.write(`${failure}\n`);
  process.exit(failure ? 1 : 0);
});
