import { expect, test } from 'vitest';
import { soonestPayments } from './soonest-payments.js';

const [first, second, later] = [
  { date: '2026-12-18', payment: 'a' },
  { date: '2026-12-18', payment: 'b' },
  { date: '2027-03-15', payment: 'c' },
];

test.each([
  ['without announced payments', [], []],
  ['of one day', [first], [first]],
  ['of several days', [first, second, later], [first, second]],
] as const)('the soonest payments %s', (_, planned, soonest) => {
  expect(soonestPayments(planned)).toEqual(soonest);
});
