import { expect, test } from 'vitest';
import { formatDecimals, formatNumber } from './number';

test('groups thousands by a no-break space, and negative sums have a real minus sign', () => {
  expect([0, 999, 1000, 9214, 1_234_567, -1234].map(formatNumber)).toEqual([
    '0',
    '999',
    '1\u00a0000',
    '9\u00a0214',
    '1\u00a0234\u00a0567',
    '\u22121\u00a0234',
  ]);
});

test('writes the requested number of decimals, after a comma', () => {
  expect(formatDecimals(1204.5, 2)).toBe('1\u00a0204,50');
  expect(formatDecimals(1, 3)).toBe('1,000');
  expect(formatDecimals(-0.25, 2)).toBe('\u22120,25');
  expect(formatDecimals(-0.001, 2)).toBe('0,00');
});
