import { type IncomingHttpHeaders, request as send } from 'node:http';
import type { ErrorReply } from '@nimio/domain/errors';
import { Browser } from './browser.js';
import { server } from './server.js';

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** The error's code, if it is one of ours. */
  code: string | undefined;
  /** The fields that the error names, and each list one of whose items it names. */
  fields: string[];
}

interface RawRequest {
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Sent after the body as soon as it resolves; needs `isChunked`. */
  rest?: () => Promise<Uint8Array>;
  /** Without a Content-Length. */
  isChunked?: boolean;
  /** Another server than the worker's. */
  to?: string;
}

function errorIn(text: string): Pick<RawResponse, 'code' | 'fields'> {
  try {
    const { code, fields = [] } = (JSON.parse(text) as ErrorReply).error.details;
    return { code, fields: fields.flatMap(({ path }) => [path, path.replace(/\[\d+\]$/, '')]) };
  } catch {
    return { code: undefined, fields: [] };
  }
}

/** Sends a raw request: no client normalizes the address, the headers or the body. */
export async function sendRaw(
  method: string,
  target: string,
  { headers = {}, body, rest, isChunked = false, to }: RawRequest = {},
  browser = new Browser(),
): Promise<RawResponse> {
  const { hostname, port } = new URL(to ?? (await server()).url);
  const length = Buffer.byteLength(body ?? '');
  const framing = isChunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(length) };
  return new Promise((resolve, reject) => {
    const request = send({
      method,
      hostname,
      port,
      path: target,
      headers: {
        cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-forwarded-for': browser.address,
        ...(body === undefined ? {} : framing),
        ...headers,
      },
    });
    request.once('error', reject);
    request.once('response', (response) => {
      // The server may close the connection early while a refused large body is still being sent.
      request.on('error', () => undefined);
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.once('error', reject);
      response.once('end', () => {
        const text = Buffer.concat(pieces).toString();
        const { statusCode: status = 0, headers: given } = response;
        resolve({ status, headers: given, text, ...errorIn(text) });
      });
    });
    if (!rest) return void request.end(body);
    request.write(body ?? '');
    rest().then((last) => request.end(last), reject);
  });
}
