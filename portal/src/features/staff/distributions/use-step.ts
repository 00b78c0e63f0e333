import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error';
import type { StoredProps } from './stored-props';

const hindrances = [409, 412, 428];

/**
 * Runs a step of a distribution. What stands against it (409, or 412 and 428 of what is to be removed) is told in the page,
 * which then shows how things are: the next try is about what the person has seen. Anything else that fails is thrown on.
 */
export function useStep({ onStored, onReload }: Pick<StoredProps, 'onStored' | 'onReload'>) {
  const [refusal, setRefusal] = useState<ApiError>();
  const run = async (step: () => Promise<Distribution | undefined>): Promise<boolean> => {
    setRefusal(undefined);
    try {
      const stored = await step();
      if (stored) await onStored(stored);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || !hindrances.includes(error.status)) throw error;
      setRefusal(error);
      await onReload();
      return false;
    }
  };
  return { refusal, run };
}
