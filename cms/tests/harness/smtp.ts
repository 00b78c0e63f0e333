import { createServer, type Socket } from 'node:net';

export interface SmtpStandIn {
  url: string;
  /** The received messages, unchanged. */
  taken: string[];
  /** Its replies to the next recipients, `250` if none is left. */
  responses: string[];
  close(): Promise<void>;
}

/** One connection of a mail client; the commands of RFC 5321 that nodemailer uses. */
function serve(socket: Socket, { taken, responses }: Pick<SmtpStandIn, 'taken' | 'responses'>): void {
  let message: string[] | undefined;
  let rest = '';
  const say = (line: string) => socket.write(`${line}\r\n`);
  const hear = (line: string): void => {
    if (message) {
      if (line !== '.') return void message.push(line);
      taken.push(message.join('\n'));
      message = undefined;
      say('250 taken');
    } else if (line.startsWith('RCPT')) say(responses.shift() ?? '250 ok');
    else if (line === 'DATA') {
      message = [];
      say('354 go on');
    } else if (line === 'QUIT') socket.end('221 bye\r\n');
    else say('250 ok');
  };
  socket.on('error', () => undefined);
  socket.on('data', (piece: Buffer) => {
    const lines = (rest + piece.toString()).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
  say('220 stand-in');
}

/** A mail server that accepts everything or replies as configured. */
export async function startSmtp(): Promise<SmtpStandIn> {
  const taken: string[] = [];
  const responses: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    serve(socket, { taken, responses });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    responses,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
