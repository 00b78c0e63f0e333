import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections: one of those could take the port between the look and
 * the start of the server that it was found for.
 */
const first = 10_000;
const last = 32_000;

/**
 * Whether no program on this machine uses a port.
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
 * A port of this machine that nobody uses at the moment.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const port = randomInt(first, last);
  return (await isFree(port)) ? port : freePort();
}
