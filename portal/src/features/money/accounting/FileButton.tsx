import { Button, Notice } from '@nimio/design-system';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { useErrorText } from '../../../shared/errors/error-text';
import { useText } from '../../../shared/intl/use-text';

interface FileButtonProps {
  /** The day of the payment that the file is about. */
  date: string;
  /** Fetches the file and saves it. It may take a while, since the server may have to create it first. */
  save: (signal: AbortSignal) => Promise<void>;
}

/** Downloads the statement of a payment with one press, shows that it is being made, and why it failed. */
export function FileButton({ date, save }: FileButtonProps) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const [state, setState] = useState<'idle' | 'busy' | 'slow' | 'saved'>('idle');
  const [failure, setFailure] = useState<unknown>();
  const signal = useSignal();
  const press = async () => {
    setState('busy');
    setFailure(undefined);
    const timer = setTimeout(() => setState('slow'), 1000);
    try {
      await save(signal());
      setState('saved');
    } catch (error) {
      setState('idle');
      setFailure(error);
    }
    clearTimeout(timer);
  };
  return (
    <div>
      <Button
        size="sm"
        variant="second"
        aria-label={t('accounting.downloadOf', { download: t('accounting.download'), date })}
        isPending={state === 'busy' || state === 'slow'}
        onPress={() => void press()}
      >
        {t('accounting.download')}
      </Button>
      <div role="status">
        {state === 'slow' && t('accounting.preparing')}
        {state === 'saved' && t('accounting.saved')}
      </div>
      {failure !== undefined && (
        <Notice tone="danger" role="alert">
          <p>{isTimeout(failure) ? t('accounting.notReady') : ofFailure(failure)}</p>
        </Notice>
      )}
    </div>
  );
}

/** The server has not made the file yet. */
const isTimeout = (failure: unknown): boolean => failure instanceof ApiError && failure.code === 'timeout';

/** Returns a function that gives a signal, which is aborted when the page is left. */
function useSignal(): () => AbortSignal {
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);
  return () => {
    controller.current = new AbortController();
    return controller.current.signal;
  };
}
