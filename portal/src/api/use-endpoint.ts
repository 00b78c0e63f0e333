import type { Endpoint, ReplyOf } from '@nimio/domain/endpoint';
import useSWR, { type KeyedMutator, mutate, preload, SWRConfig, useSWRConfig } from 'swr';
import type { ApiError } from './api-error';
import { type ApiResponse, exchange, type InputOf } from './client';
import { pathOf } from './path';

type Read<E> = Omit<InputOf<E>, 'body'>;
type ReadArguments<E> =
  Record<never, never> extends Read<E>
    ? [input?: Read<E> | null, options?: ReadOptions<ReplyOf<E>>]
    : [input: Read<E> | null, options?: ReadOptions<ReplyOf<E>>];

interface ReadOptions<T> {
  /** Others change the record, so it is revalidated when the user returns to the page after a while. */
  revalidateOnFocus?: boolean;
  /** Polling interval in milliseconds after this reply; 0 for none. */
  refreshInterval?: (reply: T | undefined) => number;
  /** Returns the previous reply while another one is fetched, such as a longer list. */
  keepPreviousData?: boolean;
}

export interface Loaded<T> {
  data: T | undefined;
  /** Whether the data are those of a previous input (`keepPreviousData`). */
  isPrevious: boolean;
  /** To be sent with the write as `ifMatch`. */
  etag: string | undefined;
  /** Why there are no data of this input, or may no longer be read. */
  error: ApiError | undefined;
  /** Why the data could not be refreshed in the background. They remain, since they were right before. */
  refreshError: ApiError | undefined;
  isLoading: boolean;
  /** Fetches again, for example after "Yritä uudelleen"; resolves when there is a reply or an error. */
  reload: () => Promise<unknown>;
  /** Stores a reply of the server, such as that of a write, as the current record. */
  mutate: KeyedMutator<ApiResponse<T>>;
}

/** The cache key of a read: method and address. */
export const keyOf = (endpoint: Endpoint, input: { params?: unknown; query?: unknown } = {}): string =>
  `${endpoint.method} ${pathOf(endpoint.path, input.params as object, input.query as object)}`;

/**
 * The reply of an endpoint, cached and shared between components. With `null` as input nothing is fetched. A failure is
 * not retried automatically: the page shows it and offers a retry. Polling (`refreshInterval`) continues after a
 * failure, with the last reply.
 */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  ...[input, { revalidateOnFocus = false, refreshInterval, keepPreviousData = false } = {}]: ReadArguments<E>
): Loaded<ReplyOf<E>> {
  const key = input === null ? null : keyOf(endpoint, input);
  const fetcher = () => exchange<Endpoint>(endpoint, input as never) as Promise<ApiResponse<ReplyOf<E>>>;
  const { cache } = useSWRConfig();
  const cached = (of: string) => cache.get(of)?.data as ApiResponse<ReplyOf<E>> | undefined;
  const intervalAfter = (response: ApiResponse<ReplyOf<E>> | undefined) =>
    refreshInterval?.(response?.data) ?? 0;
  const {
    data,
    error,
    isLoading,
    mutate: store,
  } = useSWR<ApiResponse<ReplyOf<E>>, ApiError>(key, fetcher, {
    // A form keeps the ETag that it was read with; a newer one fetched in the background would overwrite others'
    // changes unseen.
    revalidateOnFocus,
    revalidateOnReconnect: false,
    refreshInterval: intervalAfter,
    // SWR does not poll while there is an error, so a single failure would end the polling.
    onErrorRetry: (_error, failed, _config, revalidate, options) => {
      const interval = intervalAfter(cached(failed));
      if (interval > 0) setTimeout(() => void revalidate(options), interval);
    },
    keepPreviousData,
  });
  // SWR returns the previous data without a key too.
  const shown = key === null ? undefined : data;
  const isCached = key !== null && cached(key) !== undefined;
  const isRefreshError = isCached && !isRefusal(error);
  return {
    data: shown?.data,
    isPrevious: key !== null && data !== undefined && !isCached,
    etag: shown?.etag,
    error: isRefreshError ? undefined : error,
    refreshError: isRefreshError ? error : undefined,
    // An invalidated entry is in SWR's cache without data until it is fetched again.
    isLoading: isLoading || (key !== null && data === undefined && error === undefined),
    reload: () => store(),
    mutate: store,
  };
}

/** The record has been deleted, or access to it has ended. */
const isRefusal = (error: ApiError | undefined): boolean => error?.status === 403 || error?.status === 404;

/** A call that is made before the page that shows its reply is rendered. */
interface EarlyRead {
  endpoint: Endpoint;
  params: object;
}

/**
 * Begins with the replies of these calls that come within a time, in milliseconds. The page shares the requests of the
 * others, and their failures.
 */
export async function readAhead(reads: readonly EarlyRead[], maxWait: number): Promise<void> {
  const replies: Record<string, ApiResponse<unknown>> = {};
  const pending = reads.map(({ endpoint, params }) => {
    const key = keyOf(endpoint, { params });
    return preload(key, () => exchange<Endpoint>(endpoint, { params } as never)).then(
      (reply) => {
        replies[key] = reply;
      },
      () => undefined,
    );
  });
  await Promise.race([Promise.all(pending), new Promise((resolve) => setTimeout(resolve, maxWait))]);
  seedReplies(replies);
}

/** Begins with replies that came with the page, by their keys; they are fetched again in the background. */
export function seedReplies(replies: Record<string, ApiResponse<unknown>>): void {
  // SWR takes an entry without these for one that is still loading.
  const state = { isLoading: false, isValidating: false };
  for (const [key, data] of Object.entries(replies))
    SWRConfig.defaultValue.cache.set(key, { data, ...state });
}

const startsWith = (path: string) => (key: unknown) =>
  typeof key === 'string' && key.startsWith(`GET ${path}`);

/** Revalidates the shown reads whose address has this prefix (`/profiles/author-books`). */
export const revalidate = (path: string): Promise<unknown> => mutate(startsWith(path));

/**
 * Invalidates all reads whose address has this prefix, after a write. The next page that shows one neither starts with
 * stale data nor shows them when fetching fails.
 */
export const invalidate = (path: string): Promise<unknown> => mutate(startsWith(path), undefined);
