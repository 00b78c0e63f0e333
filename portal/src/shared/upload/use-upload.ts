import type { UploadItem } from '@nimio/design-system';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error';
import { useErrorText } from '../errors/error-text';

interface Sending {
  controller: AbortController;
  hasArrived: boolean;
}

interface UploadOptions<T> {
  /** Calls the server, usually by `sendFile`. */
  send: (file: File, watch: { onProgress: (percent: number) => void; signal: AbortSignal }) => Promise<T>;
  onSent: (answer: T) => void;
  onFailed?: (failure: unknown) => void;
}

/** What has arrived whole can no longer be stopped: the answer tells what became of it. */
const stop = (sending: Sending | undefined): void => {
  if (!sending?.hasArrived) sending?.controller.abort();
};

/** Whether the same file would be refused again. */
const isFinal = (failure: unknown): boolean =>
  failure instanceof ApiError && [405, 413, 415, 422].includes(failure.status);

/** The file that was chosen, on its way at once; taking it away stops it. Spread it on a `FileUpload`. */
export function useUpload<T>({ send, onSent, onFailed }: UploadOptions<T>) {
  const { ofFailure } = useErrorText();
  const [item, setItem] = useState<UploadItem & { isFinal?: boolean }>();
  const underWay = useRef<Sending>(undefined);
  useEffect(() => () => stop(underWay.current), []);

  const start = async (file: File) => {
    // Another file takes the place of the one before, here and at the server.
    underWay.current?.controller.abort();
    const sending: Sending = { controller: new AbortController(), hasArrived: false };
    underWay.current = sending;
    const { signal } = sending.controller;
    const chosen: UploadItem = { id: file.name, name: file.name, size: file.size, file, state: 'sending' };
    const onProgress = (progress: number) => {
      sending.hasArrived = progress === 100;
      setItem({ ...chosen, progress });
    };
    setItem({ ...chosen, progress: 0 });
    try {
      const answer = await send(file, { signal, onProgress });
      setItem(undefined);
      onSent(answer);
    } catch (failure) {
      if (signal.aborted) return;
      onFailed?.(failure);
      setItem({ ...chosen, state: 'failed', error: ofFailure(failure), isFinal: isFinal(failure) });
    }
  };
  const retry = () => {
    if (item?.file) void start(item.file);
  };
  return {
    items: item ? [item] : [],
    onAdd: ([file]: File[]) => {
      if (file) void start(file);
    },
    onRemove: () => {
      stop(underWay.current);
      setItem(undefined);
    },
    // Not offered where another file is needed.
    ...(!item?.isFinal && { onRetry: retry }),
  };
}
