import { useCallback } from 'react';
import { useErrorText } from '../../shared/errors/error-text';
import { useText } from '../../shared/intl/use-text';
import { isGeneral } from '../../shared/toast/error-duration';

const texts = {
  send: 'message.sendFailed',
  delete: 'message.deleteFailed',
  handle: 'message.handlingFailed',
} as const;

/** The text for a failed action on messages: that of the server's code, or else a general one for the action. */
export function useMessageFailure(action: keyof typeof texts): (failure: unknown) => string {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  return useCallback(
    (failure) => (isGeneral(failure) ? t(texts[action]) : ofFailure(failure)),
    [t, ofFailure, action],
  );
}
