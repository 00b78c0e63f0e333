import type { IncomingMessage, ServerResponse } from 'node:http';

const longestForm = 10_000;

/** The body of a small request as text; throws when it is longer than a form or a setting could be, or than is said. */
export async function bodyOf(request: IncomingMessage, longestBody = longestForm): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > longestBody) throw new Error('the body is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Answers with JSON. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(body));
}

/** Whether a request comes from this very machine: switches for tests are for nobody else. */
export function isLocal(request: IncomingMessage): boolean {
  const address = request.socket.remoteAddress ?? '';
  return address === '::1' || address.replace(/^::ffff:/, '').startsWith('127.');
}
