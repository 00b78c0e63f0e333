import { useCallback } from 'react';
import { useErrorText } from '../../shared/errors/error-text';
import { useText } from '../../shared/intl/use-text';
import { isGeneral } from '../../shared/toast/error-duration';

const texts = {
  send: 'message.sendFailed',
  delete: 'message.deleteFailed',
  handle: 'message.handlingFailed',
} as const;

/** What to say when an act on messages fails: what the server says of it, or else what came to nothing. */
export function useMessageFailure(act: keyof typeof texts): (failure: unknown) => string {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  return useCallback(
    (failure) => (isGeneral(failure) ? t(texts[act]) : ofFailure(failure)),
    [t, ofFailure, act],
  );
}
