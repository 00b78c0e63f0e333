import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import { useState } from 'react';
import { ApiError } from '../../../../api/api-error';
import { refreshWorklist } from '../../../../shared/worklist/use-worklist';

/** A distribution on its page, and how its changes are shown. */
export interface StoredProps {
  distribution: Distribution;
  /** The version that was read; none for a moment after a step. */
  etag: string | undefined;
  /** Stores the current record, with its version if known. */
  onStored: (stored: Distribution, etag?: string) => Promise<unknown>;
  onReload: () => Promise<unknown>;
}

export interface StepProps extends StoredProps {
  /** Whether the form has unsaved changes, which have no effect before they are saved. */
  isUnsaved: boolean;
}

/** Props of the buttons of a step. */
export type ActionsProps = StepProps & Pick<ReturnType<typeof useStep>, 'run'>;

const blockingStatuses = [409, 412, 428];

/**
 * Performs a step of a distribution. A conflict (409, or 412 and 428 of a deletion) is shown in the page, which then
 * fetches the current state, so that the next attempt is based on what the user has seen. Other errors are thrown.
 */
export function useStep({ onStored, onReload }: Pick<StoredProps, 'onStored' | 'onReload'>) {
  const [refusal, setRefusal] = useState<ApiError>();
  const run = async (step: () => Promise<Distribution | undefined>): Promise<boolean> => {
    setRefusal(undefined);
    try {
      const stored = await step();
      if (stored) await onStored(stored);
      void refreshWorklist();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || !blockingStatuses.includes(error.status)) throw error;
      setRefusal(error);
      await onReload();
      return false;
    }
  };
  return { refusal, run };
}
