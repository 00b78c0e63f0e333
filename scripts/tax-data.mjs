import { spawn } from 'node:child_process';
import path from 'node:path';
import { root, serverEnvironment } from './environment.mjs';

/**
 * The yearly tax data from a file: `npm run import:tax-data -- data.csv`, which says what would change, and again
 * with `--save`. Which installation is meant, the environment says, as for the server.
 */
const [file = '', ...flags] = process.argv.slice(2);
const child = spawn(
  process.execPath,
  [path.join(root, 'cms/dist/src/import/tax-data-main.js'), file && path.resolve(file), ...flags],
  {
    cwd: path.join(root, 'cms'),
    env: { ...serverEnvironment(), LOG_LEVEL: 'error', ...process.env },
    stdio: 'inherit',
  },
);
child.once('exit', (code) => process.exit(code ?? 1));
