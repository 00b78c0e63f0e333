import { spawn } from 'node:child_process';
import path from 'node:path';
import { root, serverEnvironment } from './environment.mjs';

/**
 * Runs one of the server's commands, which says itself how it went. Which installation is meant, the environment says,
 * as for the server.
 *
 * @param {string} main below the built server's sources
 * @param {string[]} args
 */
export function runOnServer(main, args) {
  const child = spawn(process.execPath, [path.join(root, 'cms/dist/src', main), ...args], {
    cwd: path.join(root, 'cms'),
    env: { ...serverEnvironment(), LOG_LEVEL: 'error', ...process.env },
    stdio: 'inherit',
  });
  child.once('exit', (code) => process.exit(code ?? 1));
}
