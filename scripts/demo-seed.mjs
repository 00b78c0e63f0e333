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
  [path.join(root, 'demo/dist/society/main.js'), ...process.argv.slice(2)],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
const target = spawn(process.execPath, [path.join(root, 'cms/dist/src/import/main.js')], {
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
});
source.stdout.pipe(target.stdin);
source.once('exit', (code) => {
  if (code !== 0) target.kill();
});
target.once('exit', (code) => process.exit(code ?? 1));
