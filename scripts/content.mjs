import { spawn } from 'node:child_process';
import path from 'node:path';
import { root, serverEnvironment } from './environment.mjs';

/**
 * Content out of an installation into a folder, or from a folder into an installation:
 * `npm run content:export -- texts`. Which installation is meant, the environment says, as for the server.
 */
const [act = '', folder = ''] = process.argv.slice(2);
const child = spawn(
  process.execPath,
  [path.join(root, 'cms/dist/src/content/main.js'), act, folder && path.resolve(folder)],
  {
    cwd: path.join(root, 'cms'),
    env: { ...serverEnvironment(), LOG_LEVEL: 'error', ...process.env },
    stdio: 'inherit',
  },
);
child.once('exit', (code) => process.exit(code ?? 1));
