import type { Endpoint, ReplyOf } from '@nimio/domain/endpoint';
import { useEffect } from 'react';
import useSWR, { type KeyedMutator, mutate } from 'swr';
import type { ApiError } from './api-error';
import { type Answer, exchange, type InputOf } from './client';
import { pathOf } from './path';

type Read<E> = Omit<InputOf<E>, 'body'>;
type ReadArguments<E> =
  Record<never, never> extends Read<E>
    ? [input?: Read<E> | null, options?: ReadOptions<ReplyOf<E>>]
    : [input: Read<E> | null, options?: ReadOptions<ReplyOf<E>>];

interface ReadOptions<T> {
  /** Others change it meanwhile: it is asked again when somebody comes back to the page after a while. */
  isLive?: boolean;
  /** In how many milliseconds it is asked again by itself after this answer; 0 for not at all. */
  askAgainIn?: (answer: T | undefined) => number;
  /** The last answer stays while another of the kind is asked for, as a longer list. */
  keepsLast?: boolean;
}

export interface Loaded<T> {
  data: T | undefined;
  /** Give it to the write as `ifMatch`. */
  etag: string | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  /** Asks again, as after "Yritä uudelleen"; done when the answer is there, whatever it is. */
  reload: () => Promise<unknown>;
  /** Takes an answer of the server, as that of a write, as what is stored now. */
  mutate: KeyedMutator<Answer<T>>;
}

/** The cache's key of a read: method and address. */
const keyOf = (endpoint: Endpoint, input: { params?: unknown; query?: unknown } = {}): string =>
  `${endpoint.method} ${pathOf(endpoint.path, input.params as object, input.query as object)}`;

/**
 * What an endpoint answers, kept and shared between components. `null` in place of the input asks nothing yet.
 * A failure is not tried again by itself: the page says what failed and offers it. What is looked at again and again
 * (`askAgainIn`) is looked at after a failure too, as long as the last answer stands.
 */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  ...[input, { isLive = false, askAgainIn, keepsLast = false } = {}]: ReadArguments<E>
): Loaded<ReplyOf<E>> {
  const key = input === null ? null : keyOf(endpoint, input);
  const ask = () => exchange<Endpoint>(endpoint, input as never) as Promise<Answer<ReplyOf<E>>>;
  const {
    data,
    error,
    isLoading,
    mutate: keep,
  } = useSWR<Answer<ReplyOf<E>>, ApiError>(key, ask, {
    shouldRetryOnError: false,
    // A form keeps the tag it was read with: a newer one fetched behind its back would overwrite others unseen.
    revalidateOnFocus: isLive,
    revalidateOnReconnect: false,
    refreshInterval: (latest) => askAgainIn?.(latest?.data) ?? 0,
    keepPreviousData: keepsLast,
  });
  useLookAfterFailure(error, data && askAgainIn?.(data.data), keep);
  return {
    data: data?.data,
    etag: data?.etag,
    error,
    // What has been forgotten stands in SWR's cache as read, without an answer, until it is asked for again.
    isLoading: isLoading || (key !== null && data === undefined && error === undefined),
    reload: () => keep(),
    mutate: keep,
  };
}

/**
 * SWR's own timer rests while there is an error, and a single failed look would be the last one.
 * @param wait milliseconds; nothing is asked without it
 */
function useLookAfterFailure(error: ApiError | undefined, wait = 0, look: () => Promise<unknown>) {
  useEffect(() => {
    if (error === undefined || wait === 0) return undefined;
    const timer = setTimeout(() => void look(), wait);
    return () => clearTimeout(timer);
  }, [error, wait, look]);
}

const beginsSo = (path: string) => (key: unknown) => typeof key === 'string' && key.startsWith(`GET ${path}`);

/** Asks again for what is shown of the reads whose address begins so (`/profiles/author-books`). */
export const refresh = (path: string): Promise<unknown> => mutate(beginsSo(path));

/**
 * Forgets every read whose address begins so, after a write made it untrue: the page that shows it next does not
 * begin with what has gone, nor keep it when it cannot be read again.
 */
export const forget = (path: string): Promise<unknown> => mutate(beginsSo(path), undefined);
