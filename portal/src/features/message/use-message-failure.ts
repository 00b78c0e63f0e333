import { useCallback } from 'react';
import { ApiError, type ApiErrorCode } from '../../api/api-error';
import { useErrorText } from '../../shared/errors/error-text';
import { useText } from '../../shared/intl/use-text';

const texts = {
  send: 'message.sendFailed',
  delete: 'message.deleteFailed',
  handle: 'message.handlingFailed',
} as const;

/** Codes with only a general text. */
const generalCodes: readonly ApiErrorCode[] = ['unexpectedError', 'unknownError', 'timeout', 'network'];

const isGeneral = (failure: unknown): boolean =>
  !(failure instanceof ApiError) || generalCodes.includes(failure.code);

/** The text for a failed action on messages: that of the server's code, or else a general one for the action. */
export function useMessageFailure(action: keyof typeof texts): (failure: unknown) => string {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  return useCallback(
    (failure) => (isGeneral(failure) ? t(texts[action]) : ofFailure(failure)),
    [t, ofFailure, action],
  );
}
