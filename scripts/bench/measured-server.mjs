import { spawn } from 'node:child_process';
import http from 'node:http';
import path from 'node:path';
import { root } from '../environment.mjs';
import { freePort } from '../ports.mjs';

/**
 * A server whose CPU time is measured.
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

/**
 * A request. With a body it is a write that overwrites any version.
 * @typedef {{ address: string, body?: unknown }} Request
 */

/**
 * @param {number} port
 * @param {Request} request
 * @param {string} cookie
 * @param {http.Agent} agent
 * @returns {Promise<number>} bytes of the reply
 */
const send = (port, { address, body }, cookie, agent) =>
  new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const write = text === undefined ? {} : { 'content-type': 'application/json', 'if-match': '*' };
    const request = http.request(
      {
        port,
        host: '127.0.0.1',
        path: address,
        method: text === undefined ? 'GET' : 'PUT',
        agent,
        headers: { cookie, ...write },
      },
      (response) => {
        let size = 0;
        response.on('data', (/** @type {Buffer} */ chunk) => (size += chunk.length));
        response.on('end', () => {
          if (response.statusCode === 200) resolve(size);
          else reject(new Error(`${address} returned ${response.statusCode}`));
        });
      },
    );
    request.once('error', reject);
    request.end(text);
  });

/**
 * Returns the CPU time of the server per task, in microseconds. A task is a sequence of requests.
 * @param {MeasuredServer} server
 * @param {string} cookie
 * @param {{ times: number, concurrency: number, requestsOf: (time: number) => Request[] }} task
 */
export async function cpuPerTask(server, cookie, { times, concurrency, requestsOf }) {
  let begun = 0;
  // While the other server is measured, a server closes its idle connections: each measurement has new ones.
  const agent = new http.Agent({ keepAlive: true, maxSockets: concurrency });
  const before = await server.cpuMicroseconds();
  const worker = async () => {
    while (begun < times) {
      begun += 1;
      for (const request of requestsOf(begun)) await send(server.port, request, cookie, agent);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  const used = (await server.cpuMicroseconds()) - before;
  agent.destroy();
  return used / times;
}

/**
 * Returns the CPU time of the server per read, in microseconds, at a concurrency of eight.
 * @param {MeasuredServer} server
 * @param {string} address
 * @param {string} cookie
 * @param {number} requests
 */
export const cpuPerRequest = (server, address, cookie, requests) =>
  cpuPerTask(server, cookie, { times: requests, concurrency: 8, requestsOf: () => [{ address }] });

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
