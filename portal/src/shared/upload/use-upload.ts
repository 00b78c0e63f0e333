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
  onSent: (response: T) => void;
  onFailed?: (failure: unknown) => void;
}

/** A file that has been sent completely can no longer be stopped; the reply shows its outcome. */
const stop = (sending: Sending | undefined): void => {
  if (!sending?.hasArrived) sending?.controller.abort();
};

/** Whether the same file would be refused again. */
const isFinal = (failure: unknown): boolean =>
  failure instanceof ApiError && [405, 409, 413, 415, 422].includes(failure.status);

/** The file that was chosen, on its way at once; taking it away stops it. Spread it on a `FileUpload`. */
export function useUpload<T>({ send, onSent, onFailed }: UploadOptions<T>) {
  const { ofFailure } = useErrorText();
  const [chosen, setChosen] = useState<{ item: UploadItem; file: File; isFinal: boolean }>();
  const underWay = useRef<Sending>(undefined);
  useEffect(() => () => stop(underWay.current), []);

  const start = async (file: File) => {
    // Another file takes the place of the one before, here and at the server.
    underWay.current?.controller.abort();
    const sending: Sending = { controller: new AbortController(), hasArrived: false };
    underWay.current = sending;
    const { signal } = sending.controller;
    const { name, size } = file;
    const show = (part: Partial<UploadItem>, isFinal = false) =>
      setChosen({ item: { name, size, ...part }, file, isFinal });
    const onProgress = (progress: number) => {
      sending.hasArrived = progress === 100;
      show({ progress });
    };
    show({ progress: 0 });
    try {
      const response = await send(file, { signal, onProgress });
      setChosen(undefined);
      onSent(response);
    } catch (failure) {
      if (signal.aborted) return;
      onFailed?.(failure);
      show({ error: ofFailure(failure) }, isFinal(failure));
    }
  };
  return {
    item: chosen?.item,
    onChoose: (file: File) => void start(file),
    onRemove: () => {
      stop(underWay.current);
      setChosen(undefined);
    },
    // Not offered where another file is needed.
    ...(chosen && !chosen.isFinal && { onRetry: () => void start(chosen.file) }),
  };
}
