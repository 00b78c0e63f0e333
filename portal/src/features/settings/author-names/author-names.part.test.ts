import { expect, test } from 'vitest';
import { ApiError } from '../../../api/api-error';
import { authorNamesPart } from './author-names.part';

test.each([
  ['unexpectedError', 500, 6000],
  ['network', 0, 6000],
  ['nameDataDeleteDisallowed', 409, undefined],
  ['isniInvalid', 422, undefined],
  ['lockedError', 503, undefined],
] as const)('%s (%d) is shown for %s ms', (code, status, duration) =>
  expect(authorNamesPart.durationOf?.(new ApiError(code, status))).toBe(duration),
);
