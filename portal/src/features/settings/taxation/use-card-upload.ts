import type { UploadItem } from '@nimio/design-system';
import { sendTaxCard } from '@nimio/domain/taxation/taxation.endpoints';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { sendFile } from '../../../api/send-file';
import { useErrorText } from '../../../shared/errors/error-text';
import { isBlocked } from './taxation-refusals';
import { useTaxation } from './use-taxation';

interface Sending {
  controller: AbortController;
  hasArrived: boolean;
}

/** What has arrived whole can no longer be stopped: the answer tells what became of it. */
const stop = (sending: Sending | undefined): void => {
  if (!sending?.hasArrived) sending?.controller.abort();
};

/** Whether the same file would be refused again. */
const isFinal = (failure: unknown): boolean =>
  failure instanceof ApiError && [405, 413, 415, 422].includes(failure.status);

/** The card that was chosen, on its way at once; taking it away stops it. */
export function useCardUpload(profileHash: string) {
  const { ofFailure } = useErrorText();
  const { cardSent, blocked } = useTaxation(profileHash);
  const [item, setItem] = useState<UploadItem & { isFinal?: boolean }>();
  const underWay = useRef<Sending>(undefined);
  useEffect(() => () => stop(underWay.current), []);

  const send = async (file: File) => {
    // Another card takes the place of the one before, here and at the server.
    underWay.current?.controller.abort();
    const sending: Sending = { controller: new AbortController(), hasArrived: false };
    underWay.current = sending;
    const { signal } = sending.controller;
    const chosen: UploadItem = { id: file.name, name: file.name, size: file.size, file, state: 'sending' };
    setItem({ ...chosen, progress: 0 });
    try {
      const profile = await sendFile(sendTaxCard, {
        params: { profileHash },
        file,
        signal,
        onProgress: (progress) => {
          sending.hasArrived = progress === 100;
          setItem({ ...chosen, progress });
        },
      });
      setItem(undefined);
      cardSent(profile);
    } catch (failure) {
      if (signal.aborted) return;
      if (isBlocked(failure)) blocked(failure);
      setItem({ ...chosen, state: 'failed', error: ofFailure(failure), isFinal: isFinal(failure) });
    }
  };
  return {
    items: item ? [item] : [],
    add: ([file]: File[]) => {
      if (file) void send(file);
    },
    remove: () => {
      stop(underWay.current);
      setItem(undefined);
    },
    /** Undefined where another file is needed. */
    retry: item?.isFinal
      ? undefined
      : () => {
          if (item?.file) void send(item.file);
        },
  };
}
