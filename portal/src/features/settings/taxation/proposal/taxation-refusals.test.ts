import { expect, test } from 'vitest';
import { ApiError } from '../../../../api/api-error';
import { durationOfRefusal } from './taxation-refusals';

test.each([
  ['taxRateChangeNotAllowed', 405, 9000],
  ['taxCardNotAllowed', 405, 9000],
  ['taxProposalChanged', 409, 9000],
  ['unexpectedError', 500, undefined],
] as const)('%s (%d) is shown for %s ms', (code, status, duration) =>
  expect(durationOfRefusal(new ApiError(code, status))).toBe(duration),
);
