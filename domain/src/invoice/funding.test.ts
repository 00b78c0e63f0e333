import { expect, it } from 'vitest';
import { isFunded, missingCents } from './funding.js';

it.each([
  [[], true, 1000],
  [[['paid', 1000]], true, 0],
  [
    [
      ['paid', 400],
      ['paid', 600],
    ],
    true,
    0,
  ],
  [
    [
      ['paid', 400],
      ['sent', 600],
    ],
    false,
    0,
  ],
  [
    [
      ['paid', 400],
      ['credited', 600],
    ],
    false,
    0,
  ],
  [[['paid', 999]], false, 1],
  [[['paid', 1001]], false, -1],
] as const)('a pot of 1000 with %j may be approved: %s', (pairs, isAllowed, missing) => {
  const invoices = pairs.map(([state, cents]) => ({ state, cents }));
  expect(isFunded(1000, invoices)).toBe(isAllowed);
  expect(missingCents(1000, invoices)).toBe(missing);
});
