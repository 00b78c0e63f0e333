import { describe, expect, it } from 'vitest';
import { addMonths } from './day.js';

describe('a day so many months later', () => {
  it.each([
    ['2026-07-01', 6, '2027-01-01'],
    ['2028-12-31', -6, '2028-07-01'],
    ['2026-08-31', 6, '2027-03-03'],
    ['2024-02-29', 12, '2025-03-01'],
  ])('than %s by %i is %s', (day, months, later) => {
    expect(addMonths(day, months)).toBe(later);
  });
});
