import { expect, test } from 'vitest';
import { dayOf, formatDate } from './date';

test('a day is unchanged, an instant is converted to Helsinki', () => {
  expect(dayOf('2026-12-31')).toBe('2026-12-31');
  expect(dayOf('2026-12-31T21:59:59Z')).toBe('2026-12-31');
  expect(dayOf('2026-12-31T22:30:00Z')).toBe('2027-01-01');
  expect(dayOf('2026-06-30T21:00:00Z')).toBe('2026-07-01');
  expect(dayOf(new Date('2026-06-30T20:59:59Z'))).toBe('2026-06-30');
});

test('is written without leading zeros', () => {
  expect(formatDate('2026-12-31')).toBe('31.12.2026');
  expect(formatDate('2026-01-05')).toBe('5.1.2026');
  expect(formatDate('2026-12-31T22:30:00Z')).toBe('1.1.2027');
});
