import type { FieldCode } from '@nimio/domain/errors';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { ApiError, type ApiErrorCode } from '../../api/api-error';
import { formatPercent } from '../intl/percent';

type Params = Record<string, string | number>;

// A code without a text in three languages does not compile: its id is not among the messages.
const ofError = (code: ApiErrorCode) => ({ id: `errors.${code}` as const });
/** Nobody counts 3 542 seconds. */
const inMinutes = { id: 'errors.tooManyRequestsMinutes' } as const;
const ofField = (code: FieldCode) => ({ id: `fields.${code}` as const });

/** Values that a text needs though the server left them out. */
const defaults: Params = { seconds: 60, min: 1, max: 0, what: '', who: '' };

/** A rate is written as everywhere, with a comma. */
const percentIn = (params: Params = {}): Params =>
  params['rate'] === undefined ? {} : { rate: formatPercent(Number(params['rate'])) };

/** Sentences for what went wrong, in the spoken language. */
export function useErrorText() {
  const intl = useIntl();
  return useMemo(
    () => ({
      /** Of a failed call; anything else that was thrown is an unexpected error. */
      ofFailure: (failure: unknown): string => {
        if (!(failure instanceof ApiError)) return intl.formatMessage(ofError('unexpectedError'));
        const values = { ...defaults, ...failure.details.params };
        const seconds = Number(values['seconds']);
        if (failure.code === 'tooManyRequests' && seconds > 90)
          return intl.formatMessage(inMinutes, { minutes: Math.ceil(seconds / 60) });
        return intl.formatMessage(ofError(failure.code), values);
      },
      ofField: (code: FieldCode, params?: Params): string =>
        intl.formatMessage(ofField(code), { ...defaults, ...params, ...percentIn(params) }),
    }),
    [intl],
  );
}
