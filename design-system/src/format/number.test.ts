import { expect, test } from 'vitest';
import { formatNumber } from './number';

test('groups thousands by a no-break space, less than nothing has a real minus', () => {
  expect([0, 999, 1000, 9214, 1_234_567, -1234].map(formatNumber)).toEqual([
    '0',
    '999',
    '1\u00a0000',
    '9\u00a0214',
    '1\u00a0234\u00a0567',
    '\u22121\u00a0234',
  ]);
});
