import { fork } from 'node:child_process';
import path from 'node:path';
import { root } from '../environment.mjs';

/**
 * Runs a script of this folder in a separate process in the folder of the server.
 * @template Result
 * @param {string} script its name
 * @param {Record<string, string>} env
 * @returns {Promise<Result>} the message that it sends, once it has ended and no longer uses the database
 */
export const runScript = (script, env) =>
  new Promise((resolve, reject) => {
    const child = fork(path.join(import.meta.dirname, `${script}.mjs`), {
      cwd: path.join(root, 'cms'),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    /** @type {Result | undefined} */
    let result;
    child.once('message', (message) => (result = /** @type {Result} */ (message)));
    child.once('exit', (code) => {
      if (code === 0 && result !== undefined) resolve(result);
      else reject(new Error(`${script} ended with ${code}`));
    });
  });
