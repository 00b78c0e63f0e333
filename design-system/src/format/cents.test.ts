import { expect, test } from 'vitest';
import { formatCents } from './cents';

test.each([
  [0, '0,00\u00a0€'],
  [5, '0,05\u00a0€'],
  [60200, '602,00\u00a0€'],
  [128460, '1\u00a0284,60\u00a0€'],
  [123456789012, '1\u00a0234\u00a0567\u00a0890,12\u00a0€'],
  [-5, '\u22120,05\u00a0€'],
  [-128460, '\u22121\u00a0284,60\u00a0€'],
])('%i cents are %s', (cents, written) => {
  expect(formatCents(cents)).toBe(written);
});

test('a fraction of a cent is refused, never rounded', () => {
  expect(() => formatCents(19.99 * 100)).toThrow(RangeError);
  expect(() => formatCents(Number.NaN)).toThrow(RangeError);
});
