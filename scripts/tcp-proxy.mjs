import { connect, createServer } from 'node:net';

/**
 * A TCP proxy whose connections can be cut, stopped and restored, as in a network.
 * @typedef {object} TcpProxy
 * @property {number} port
 * @property {() => void} cut closes its connections and refuses new ones
 * @property {() => void} stop pauses all data without an error, so that a response never comes
 * @property {() => void} restore
 * @property {() => Promise<void>} close
 */

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<TcpProxy>}
 */
export async function startTcpProxy(host, port) {
  /** @type {'open' | 'cut' | 'stopped'} */
  let state = 'open';
  /** @type {Set<import('node:net').Socket>} */
  const ends = new Set();
  const listener = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(port, host);
    for (const socket of [near, far]) {
      ends.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => ends.delete(socket));
    }
    for (const [from, to] of /** @type {const} */ ([
      [near, far],
      [far, near],
    ])) {
      from.on('data', (piece) => to.write(piece));
      from.on('close', () => to.destroy());
    }
    // The listeners for data have resumed the sockets.
    if (state === 'stopped') for (const socket of [near, far]) socket.pause();
  });
  await new Promise((resolve) => listener.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (listener.address());
  const end = () => {
    for (const socket of ends) socket.destroy();
  };
  return {
    port: address.port,
    cut() {
      state = 'cut';
      end();
    },
    stop() {
      state = 'stopped';
      for (const socket of ends) socket.pause();
    },
    restore() {
      state = 'open';
      for (const socket of ends) socket.resume();
    },
    close: () =>
      new Promise((resolve) => {
        end();
        listener.close(() => resolve());
      }),
  };
}
