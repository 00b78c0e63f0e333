import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { ApiError, type ApiErrorCode } from '../../api/api-error';
import { useErrorText } from './error-text';

const messages: object = { 'errors.forbidden': 'Not allowed', 'errors.unknownError': 'Something failed' };

const Failure = ({ failure }: { failure: unknown }) => useErrorText().ofFailure(failure);
const textOf = (code: string) =>
  renderToString(
    <IntlProvider
      locale="en"
      messages={messages as NonNullable<ComponentProps<typeof IntlProvider>['messages']>}
    >
      <Failure failure={new ApiError(code as ApiErrorCode, 409)} />
    </IntlProvider>,
  );

it('has a text for each code, also for those of a newer server', () => {
  expect(textOf('forbidden')).toBe('Not allowed');
  expect(textOf('somethingNew')).toBe('Something failed');
});
