import type { Endpoint, ReplyOf, Upload } from '@nimio/domain/endpoint';
import { ApiError } from './api-error';
import { failure, type InputOf, notifyAnswer, parse, unwrap } from './client';
import { pathOf } from './path';

interface Sending {
  file: File;
  /** Called with the progress, 0 to 100. */
  onProgress?: (percent: number) => void;
  /** Aborts the upload, which then rejects with the signal's reason. */
  signal?: AbortSignal;
}

/** Two minutes, enough for ten megabytes over a slow connection. */
const timeout = 120_000;

/** Uploads a file with XMLHttpRequest, since `fetch` does not report progress. Rejects with an `ApiError`. */
export function sendFile<E extends Endpoint & { upload: Upload }>(
  endpoint: E,
  { file, onProgress, signal, params, query }: Sending & InputOf<E>,
): Promise<ReplyOf<E>> {
  const request = new XMLHttpRequest();
  const sentAt = Date.now();
  request.open(endpoint.method, `/api${pathOf(endpoint.path, params, query)}`);
  request.setRequestHeader('Accept', 'application/json');
  request.timeout = timeout;
  return new Promise((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(Math.floor((100 * loaded) / total));
    // What an event handler throws would reach no one.
    request.onload = () => resolve(Promise.resolve(request).then(replyOf(endpoint, sentAt)));
    request.onerror = () => reject(new ApiError('network'));
    request.ontimeout = () => reject(new ApiError('timeout'));
    request.onabort = () => reject(signal?.reason as Error);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.append(endpoint.upload.field, file);
    request.send(form);
  });
}

/** Reads a reply; throws for an error and for what is no reply of the API, such as the page of a proxy. */
const replyOf =
  <E extends Endpoint>(endpoint: E, sentAt: number) =>
  ({ status, responseText }: XMLHttpRequest): ReplyOf<E> => {
    const content = parse(responseText);
    if (status >= 400) throw failure(status, content, sentAt);
    const reply = unwrap(endpoint, content) as ReplyOf<E>;
    notifyAnswer(endpoint, sentAt);
    return reply;
  };
