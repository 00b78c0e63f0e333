import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@nimio/domain/endpoint';
import { ApiError, errorOf } from './api-error';
import { pathOf } from './path';

/** A key that may be undefined may also be left out: yup's types do not tell the two apart. */
type Loose<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: T[K];
};
type Part<K extends string, V> = [V] extends [undefined] ? { [P in K]?: undefined } : { [P in K]: Loose<V> };

/** What an endpoint wants to be called with. */
export type InputOf<E> = Part<'params', ParamsOf<E>> & Part<'query', QueryOf<E>> & Part<'body', BodyOf<E>>;

export interface CallOptions {
  /** The tag of the record as it was read: a write over a newer one fails with `stale`. */
  ifMatch?: string | undefined;
  /** Ends the call; it then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Milliseconds until it fails with `timeout`. */
  timeout?: number;
  /** It reaches the server even when the page is closed meanwhile. */
  outlivesPage?: boolean;
}

type Arguments<E> =
  Record<never, never> extends InputOf<E>
    ? [input?: InputOf<E> & CallOptions]
    : [input: InputOf<E> & CallOptions];

export interface Answer<T> {
  data: T;
  /** Given back as `ifMatch`. */
  etag: string | undefined;
  /** The server's clock, in milliseconds: people's own clocks are wrong more often than one thinks. */
  servedAt: number;
}

/** A file of the server. */
export interface FetchedFile {
  /** As the server calls it; empty when it does not say. */
  name: string;
  content: Blob;
}

const defaultTimeout = 15_000;

/** Refusals that are, or may be, about the visit and not about the call: what has gone may be the right to it. */
const ofTheVisit = ['sessionMissing', 'passwordOutdated', 'disclaimerNotAccepted', 'notFound'] as const;
type AnswerEvent = 'answered' | (typeof ofTheVisit)[number];
type AnswerListener = (event: AnswerEvent, sentAt: number) => void;
const listeners = new Set<AnswerListener>();

/**
 * Tells of every answer of the server, of a session that it does not know any more, of a password or terms that have to
 * be renewed first, and of what is not there; and when the call was sent, in milliseconds of this browser's clock.
 */
export function onAnswer(listener: AnswerListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const tell = (event: AnswerEvent, sentAt: number) => {
  for (const listener of listeners) listener(event, sentAt);
};

/** Calls the API and gives what the endpoint declares. Rejects with an `ApiError`. */
export async function call<E extends Endpoint>(endpoint: E, ...args: Arguments<E>): Promise<ReplyOf<E>> {
  const { data } = await exchange(endpoint, ...args);
  return data;
}

/** The same with the record’s tag. Nothing else than this module fetches in the portal; files are sent by `sendFile`. */
export async function exchange<E extends Endpoint>(
  endpoint: E,
  ...[input = {} as InputOf<E> & CallOptions]: Arguments<E>
): Promise<Answer<ReplyOf<E>>> {
  const { response, content } = await request(endpoint, input, jsonOf);
  return {
    data: unwrap(endpoint, content) as ReplyOf<E>,
    etag: response.headers.get('ETag') ?? undefined,
    servedAt: Date.parse(response.headers.get('Date') ?? '') || Date.now(),
  };
}

/**
 * Calls for a file that may be refused for a reason that the page tells; others are plain links.
 * Rejects with an `ApiError`.
 */
export async function fetchFile<E extends Endpoint>(
  endpoint: E,
  ...[input = {} as InputOf<E> & CallOptions]: Arguments<E>
): Promise<FetchedFile> {
  const { response, content } = await request(endpoint, input, (answer) => answer.blob());
  const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  return { name: name ?? '', content };
}

/** Sends a call and takes what is answered; a refusal is thrown. */
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
    tell('answered', sentAt);
    return { response, content };
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error;
    throw new ApiError(limit.aborted ? 'timeout' : 'network');
  }
}

const jsonOf = async (response: Response): Promise<unknown> => parse(await response.text());

/** Undefined when the answer is no JSON, as when a proxy answers in the server's place. */
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
  if (event) tell(event, sentAt);
  return error;
}

export function unwrap(endpoint: Endpoint, content: unknown): unknown {
  const { kind, status } = endpoint.reply;
  if (kind === 'nothing') return undefined;
  if (typeof content !== 'object' || content === null) throw new ApiError('unknownError', status);
  return kind === 'record' ? (content as { record: unknown }).record : content;
}
