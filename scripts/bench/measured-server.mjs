import { spawn } from 'node:child_process';
import http from 'node:http';
import path from 'node:path';
import { root } from '../environment.mjs';
import { freePort } from '../ports.mjs';

/**
 * A server whose CPU time can be read.
 * @typedef {object} MeasuredServer
 * @property {number} port
 * @property {() => Promise<number>} cpuMicroseconds
 * @property {() => Promise<void>} stop
 */

/**
 * @param {string} script
 * @param {Record<string, string>} env
 * @returns {Promise<MeasuredServer>}
 */
export async function startMeasured(script, env) {
  const port = await freePort();
  const probe = path.join(import.meta.dirname, 'cpu-probe.cjs');
  const child = spawn(process.execPath, ['--require', probe, path.join(root, script)], {
    cwd: script.startsWith('cms/') ? path.join(root, 'cms') : root,
    env: { ...process.env, ...env, PORT: String(port), PUBLIC_URL: `http://localhost:${port}` },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
  });
  return {
    port,
    cpuMicroseconds: () =>
      new Promise((resolve) => {
        child.once('message', (usage) => {
          const { user, system } = /** @type {NodeJS.CpuUsage} */ (usage);
          resolve(user + system);
        });
        child.send('cpu');
      }),
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });

/**
 * @param {number} port
 * @param {string} address
 * @param {string} cookie
 * @returns {Promise<number>} bytes of the reply
 */
const get = (port, address, cookie) =>
  new Promise((resolve, reject) => {
    const request = http.get(
      { port, host: '127.0.0.1', path: address, agent, headers: { cookie } },
      (response) => {
        let size = 0;
        response.on('data', (/** @type {Buffer} */ chunk) => (size += chunk.length));
        response.on('end', () => {
          if (response.statusCode === 200) resolve(size);
          else reject(new Error(`${address} answered ${response.statusCode}`));
        });
      },
    );
    request.once('error', reject);
  });

/**
 * CPU time of the server for one request, in microseconds, over some hundred of them, eight at a time.
 * @param {MeasuredServer} server
 * @param {string} address
 * @param {string} cookie
 * @param {number} requests
 */
export async function cpuPerRequest(server, address, cookie, requests) {
  let left = requests;
  const before = await server.cpuMicroseconds();
  const worker = async () => {
    while (left-- > 0) await get(server.port, address, cookie);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return ((await server.cpuMicroseconds()) - before) / requests;
}

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
