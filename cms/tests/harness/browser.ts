import type { ErrorReply } from '@nimio/domain/errors';
import { server } from './server.js';

export interface ApiResponse<T = unknown> {
  status: number;
  headers: Headers;
  /** The reply's record, if any. */
  record: T;
  body: unknown;
  /** The raw body of a binary reply. */
  bytes: Uint8Array;
  /** The error's code, if it is an error. */
  code: string | undefined;
  error: ErrorReply['error'] | undefined;
}

interface Request {
  query?: Record<string, string>;
  body?: unknown;
  /** Sent as it is, with this content type. */
  raw?: { text: string | Uint8Array; type: string };
  headers?: Record<string, string>;
}

let visitors = 0;

/** A browser at the API: keeps cookies, sends the headers of the portal's pages. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly address = `10.${process.pid % 250}.${(visitors >> 8) & 255}.${visitors++ & 255}`;

  async send<T = unknown>(method: string, path: string, request: Request = {}): Promise<ApiResponse<T>> {
    const { url } = await server();
    const query = request.query ? `?${new URLSearchParams(request.query).toString()}` : '';
    const hasBody = request.body !== undefined || request.raw !== undefined;
    const response = await fetch(`${url}/api${path}${query}`, {
      method,
      redirect: 'manual',
      headers: {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-forwarded-for': this.address,
        ...(hasBody ? { 'content-type': request.raw?.type ?? 'application/json' } : {}),
        ...request.headers,
      },
      ...(hasBody
        ? { body: request.raw ? Buffer.from(request.raw.text) : JSON.stringify(request.body) }
        : {}),
    });
    this.#keep(response.headers.getSetCookie());
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    const body: unknown =
      text && response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
    const error = (body as Partial<ErrorReply>).error;
    return {
      status: response.status,
      headers: response.headers,
      record: (body as { record: T }).record,
      body,
      bytes,
      code: error?.details.code,
      error,
    };
  }

  get<T = unknown>(path: string, query?: Record<string, string>): Promise<ApiResponse<T>> {
    return this.send<T>('GET', path, query ? { query } : {});
  }

  post<T = unknown>(path: string, body: unknown = {}): Promise<ApiResponse<T>> {
    return this.send<T>('POST', path, { body });
  }

  /** A conditional creation, whatever the version is. */
  postAny<T = unknown>(path: string, body: unknown): Promise<ApiResponse<T>> {
    return this.send<T>('POST', path, { body, headers: { 'if-match': '*' } });
  }

  /** A conditional write with the version that this browser last read. */
  async putFresh<T = unknown>(path: string, readFrom: string, body: unknown): Promise<ApiResponse<T>> {
    const tag = (await this.get(readFrom)).headers.get('etag') ?? '';
    return this.send<T>('PUT', path, { body, headers: { 'if-match': tag } });
  }

  #keep(lines: string[]): void {
    for (const line of lines) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      if (/max-age=0/i.test(line)) this.cookies.delete(pair.slice(0, at));
      else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }
}
