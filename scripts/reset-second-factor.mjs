import { spawn } from 'node:child_process';
import path from 'node:path';
import { root, serverEnvironment } from './environment.mjs';

/**
 * Takes the second factor of one of the society's own people away: `npm run reset:second-factor -- username`. Which
 * installation is meant, the environment says, as for the server.
 */
const child = spawn(
  process.execPath,
  [path.join(root, 'cms/dist/src/security/reset-second-factor-main.js'), ...process.argv.slice(2)],
  {
    cwd: path.join(root, 'cms'),
    env: { ...serverEnvironment(), LOG_LEVEL: 'error', ...process.env },
    stdio: 'inherit',
  },
);
child.once('exit', (code) => process.exit(code ?? 1));
