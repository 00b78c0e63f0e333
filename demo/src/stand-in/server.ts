import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A running stand-in for an external service. */
export interface StandIn {
  url: string;
  close(): Promise<void>;
}

/** Other machines must not reach a stand-in: it identifies anyone as anyone, and shows links that reset passwords. */
export const host = '127.0.0.1';

/** Throws in production, where a stand-in would let anyone log in as anyone. */
export function refuseInProduction(): void {
  if (process.env['NODE_ENV'] === 'production')
    throw new Error('A stand-in does not start when NODE_ENV is production.');
}

/** Returns an error that names the port if it is taken, otherwise the error itself. */
export function portError(error: unknown, port: number): unknown {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'EADDRINUSE' ? new Error(`Port ${port} of ${host} is taken.`, { cause: error }) : error;
}

/** Starts a server, on a free port if the port is 0, and returns its base URL without a trailing slash. */
export async function listen(server: Server, port: number): Promise<string> {
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    throw portError(error, port);
  });
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}

/** Stops a server without waiting for its open connections. */
export async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

/** Returns the body of a request as text; throws if it has more bytes than allowed. */
export async function bodyOf(request: IncomingMessage, maxBytes = 10_000): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) throw new Error('The body is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(body));
}
