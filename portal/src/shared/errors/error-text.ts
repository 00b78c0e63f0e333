import type { FieldCode } from '@nimio/domain/errors';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { ApiError, type ApiErrorCode } from '../../api/api-error';
import { formatPercent } from '../intl/percent';

type Params = Record<string, string | number>;

// A code without a text in three languages does not compile, since its message id is missing.
const ofError = (code: ApiErrorCode) => ({ id: `errors.${code}` as const });
/** 3,542 seconds are hard to understand. */
const inMinutes = { id: 'errors.tooManyRequestsMinutes' } as const;
const ofField = (code: FieldCode) => ({ id: `fields.${code}` as const });

/** Default values for a text when the server sends none. */
const defaults: Params = { seconds: 60, min: 1, max: 0, what: '', who: '' };

/** A rate is formatted with a comma. */
const percentIn = (params: Params = {}): Params =>
  params['rate'] === undefined ? {} : { rate: formatPercent(Number(params['rate'])) };

/** Error texts in the current language. */
export function useErrorText() {
  const intl = useIntl();
  return useMemo(
    () => ({
      /** The text of a failed call; other exceptions are unexpected errors. */
      ofFailure: (failure: unknown): string => {
        if (!(failure instanceof ApiError)) return intl.formatMessage(ofError('unexpectedError'));
        const values = { ...defaults, ...failure.details.params };
        const seconds = Number(values['seconds']);
        if (failure.code === 'tooManyRequests' && seconds > 90)
          return intl.formatMessage(inMinutes, { minutes: Math.ceil(seconds / 60) });
        // A newer server may return codes that this page has no text for.
        const isKnown = ofError(failure.code).id in intl.messages;
        return intl.formatMessage(ofError(isKnown ? failure.code : 'unknownError'), values);
      },
      ofField: (code: FieldCode, params?: Params): string =>
        intl.formatMessage(ofField(code), { ...defaults, ...params, ...percentIn(params) }),
    }),
    [intl],
  );
}
