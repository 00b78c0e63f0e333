import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@nimio/domain/endpoint';
import { ApiError, errorOf } from './api-error';
import { pathOf } from './path';

/** Makes keys that may be undefined optional, which yup's types do not distinguish. */
type Loose<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: T[K];
};
type Part<K extends string, V> = [V] extends [undefined] ? { [P in K]?: undefined } : { [P in K]: Loose<V> };

/** The arguments of an endpoint. */
export type InputOf<E> = Part<'params', ParamsOf<E>> & Part<'query', QueryOf<E>> & Part<'body', BodyOf<E>>;

export interface CallOptions {
  /** The ETag of the record as it was read; a write fails with `stale` when the record has changed. */
  ifMatch?: string | undefined;
  /** Aborts the call, which then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Milliseconds until the call fails with `timeout`. */
  timeout?: number;
  /** Whether the request is sent even when the page is closed (`keepalive`). */
  outlivesPage?: boolean;
}

type Arguments<E> =
  Record<never, never> extends InputOf<E>
    ? [input?: InputOf<E> & CallOptions]
    : [input: InputOf<E> & CallOptions];

export interface ApiResponse<T> {
  data: T;
  /** To be sent as `ifMatch`. */
  etag: string | undefined;
  /** The server's clock in milliseconds, since the clocks of users' devices are often wrong. */
  servedAt: number;
}

/** A file of the server. */
export interface FetchedFile {
  /** The name from the server; empty for none. */
  name: string;
  content: Blob;
}

const defaultTimeout = 15_000;

/** Errors that may be about the session and not about the call, such as when access has ended. */
const ofTheVisit = [
  'sessionMissing',
  'passwordOutdated',
  'disclaimerNotAccepted',
  'proofExpired',
  'notFound',
] as const;
/** `answered`: any successful reply. `sessionUsed`: one that extended the session. */
type ResponseEvent = 'answered' | 'sessionUsed' | (typeof ofTheVisit)[number];
type ResponseListener = (event: ResponseEvent, sentAt: number) => void;
const listeners = new Set<ResponseListener>();

/**
 * Notifies about each reply, about a session that the server does not know, about a password, terms or a proof of identity
 * that have to be renewed, and about records that are not found; with the time when the call was sent, in milliseconds of this
 * browser's clock.
 */
export function onResponse(listener: ResponseListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const notify = (event: ResponseEvent, sentAt: number) => {
  for (const listener of listeners) listener(event, sentAt);
};

/** Published content is served without looking at the session. */
export function notifyAnswer({ isPublished }: Endpoint, sentAt: number): void {
  notify('answered', sentAt);
  if (!isPublished) notify('sessionUsed', sentAt);
}

/** Calls the API and returns the reply that the endpoint declares. Rejects with an `ApiError`. */
export async function call<E extends Endpoint>(endpoint: E, ...args: Arguments<E>): Promise<ReplyOf<E>> {
  const { data } = await exchange(endpoint, ...args);
  return data;
}

/** The same with the record’s ETag. Only this module uses `fetch`; files are uploaded by `sendFile`. */
export async function exchange<E extends Endpoint>(
  endpoint: E,
  ...[input = {} as InputOf<E> & CallOptions]: Arguments<E>
): Promise<ApiResponse<ReplyOf<E>>> {
  const read = async (received: Response) => unwrap(endpoint, await jsonOf(received));
  const { response, content } = await request(endpoint, input, read);
  return {
    data: content as ReplyOf<E>,
    etag: response.headers.get('ETag') ?? undefined,
    servedAt: Date.parse(response.headers.get('Date') ?? '') || Date.now(),
  };
}

/**
 * Downloads a file when the page has to show why it was refused; other downloads are plain links. Rejects with an
 * `ApiError`.
 */
export async function fetchFile<E extends Endpoint>(
  endpoint: E,
  ...[input = {} as InputOf<E> & CallOptions]: Arguments<E>
): Promise<FetchedFile> {
  const { response, content } = await request(endpoint, input, (received) => received.blob());
  const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  return { name: name ?? '', content };
}

/** Sends a request and returns the reply; throws an error reply. */
async function request<E extends Endpoint, T>(
  endpoint: E,
  input: InputOf<E> & CallOptions,
  take: (response: Response) => Promise<T>,
): Promise<{ response: Response; content: T }> {
  const { ifMatch, signal, timeout = defaultTimeout, outlivesPage = false, body } = input;
  const limit = AbortSignal.timeout(timeout);
  const sentAt = Date.now();
  const sent = fetch(`/api${pathOf(endpoint.path, input.params, input.query)}`, {
    method: endpoint.method,
    headers: {
      Accept: endpoint.reply.type ? `${endpoint.reply.type}, application/json` : 'application/json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(ifMatch !== undefined && { 'If-Match': ifMatch }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    credentials: 'same-origin',
    keepalive: outlivesPage,
  });
  try {
    const response = await sent;
    if (!response.ok) throw failure(response.status, await jsonOf(response), sentAt);
    const content = await take(response);
    notifyAnswer(endpoint, sentAt);
    return { response, content };
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error;
    throw new ApiError(limit.aborted ? 'timeout' : 'network');
  }
}

const jsonOf = async (response: Response): Promise<unknown> => parse(await response.text());

/** `undefined` when the reply is no JSON, such as that of a proxy. */
export function parse(text: string): unknown {
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

export function failure(status: number, content: unknown, sentAt: number): ApiError {
  const error = errorOf(status, content);
  const event = ofTheVisit.find((code) => code === error.code);
  if (event) notify(event, sentAt);
  return error;
}

export function unwrap(endpoint: Endpoint, content: unknown): unknown {
  const { kind, status } = endpoint.reply;
  if (kind === 'nothing') return undefined;
  if (typeof content !== 'object' || content === null) throw new ApiError('unknownError', status);
  return kind === 'record' ? (content as { record: unknown }).record : content;
}
