import { expect, test } from 'vitest';
import { wholeNumber } from './whole-number';

test('groups thousands by a no-break space', () => {
  expect([0, 999, 1000, 9214, 1_234_567].map(wholeNumber)).toEqual([
    '0',
    '999',
    '1\u00a0000',
    '9\u00a0214',
    '1\u00a0234\u00a0567',
  ]);
});
