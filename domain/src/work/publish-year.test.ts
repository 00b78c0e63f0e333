import { expect, it } from 'vitest';
import { isPublishYear } from './publish-year.js';

const now = new Date('2026-11-20T12:00:00Z');

it.each([
  [1449, false],
  [1450, true],
  [2027, true],
  [2028, false],
  [9999, false],
  [2011.5, false],
  [Number.NaN, false],
])('a book of the year %d: %s', (year, may) => expect(isPublishYear(year, now)).toBe(may));
