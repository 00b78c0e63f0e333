import { describe, expect, it } from 'vitest';
import { formatDate } from './date';
import { formatNumber } from './number';

describe('dates', () => {
  it('writes a day without leading zeros, whatever the language', () => {
    expect(formatDate('2026-12-31')).toBe('31.12.2026');
    expect(formatDate('2026-01-05')).toBe('5.1.2026');
  });

  it('counts an instant in Helsinki', () => {
    expect(formatDate('2026-12-31T22:30:00Z')).toBe('1.1.2027');
  });
});

describe('numbers', () => {
  it('has no-break spaces', () => {
    expect(formatNumber(12345)).toBe('12\u00a0345');
  });
});
