import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A mail server that accepts everything or replies as configured.
 * @typedef {object} SmtpStandIn
 * @property {string} url
 * @property {string[]} taken the received messages, unchanged
 * @property {string[]} responses its replies to the next recipients, `250` if none is left
 * @property {() => Promise<void>} close
 */

/**
 * One connection of a mail client; the commands of RFC 5321 that nodemailer uses.
 * @param {import('node:net').Socket} socket
 * @param {Pick<SmtpStandIn, 'taken' | 'responses'> & { delayMs: number }} stand
 */
function serve(socket, { taken, responses, delayMs }) {
  /** @type {string[] | undefined} */
  let message;
  let rest = '';
  /** @param {string} line */
  const say = (line) => socket.write(`${line}\r\n`);
  /** @param {string} line */
  const hear = (line) => {
    if (message) {
      if (line !== '.') return void message.push(line);
      taken.push(message.join('\n'));
      message = undefined;
      setTimeout(say, delayMs, '250 taken');
    } else if (line.startsWith('RCPT')) say(responses.shift() ?? '250 ok');
    else if (line === 'DATA') {
      message = [];
      say('354 go on');
    } else if (line === 'QUIT') socket.end('221 bye\r\n');
    else say('250 ok');
  };
  socket.on('error', () => undefined);
  socket.on('data', (piece) => {
    const lines = (rest + piece.toString()).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
  say('220 stand-in');
}

/**
 * @param {{ delayMs?: number }} [options] how long it takes to accept a message
 * @returns {Promise<SmtpStandIn>}
 */
export async function startSmtp({ delayMs = 0 } = {}) {
  /** @type {string[]} */
  const taken = [];
  /** @type {string[]} */
  const responses = [];
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  const server = createServer((socket) => {
    sockets.add(socket);
    serve(socket, { taken, responses, delayMs });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    responses,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
