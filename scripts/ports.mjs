import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * The range is below the ports of outgoing connections: one of those could take the port between the check and the
 * start of the server.
 */
const first = 10_000;
const last = 32_000;

/**
 * Whether a port of this machine is free.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/**
 * Returns a port of this machine that is free at the moment.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const port = randomInt(first, last);
  return (await isFree(port)) ? port : freePort();
}
