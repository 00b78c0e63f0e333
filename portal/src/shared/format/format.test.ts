import { describe, expect, it } from 'vitest';
import { formatDate, formatLongDate, formatTime } from './date';
import { formatDecimals, formatMoney, formatNumber, formatPercent } from './number';

describe('dates', () => {
  it('writes a day without leading zeros, whatever the language', () => {
    expect(formatDate('2026-12-31')).toBe('31.12.2026');
    expect(formatDate('2026-01-05')).toBe('5.1.2026');
  });

  it('counts an instant in Helsinki', () => {
    expect(formatDate('2026-12-31T22:30:00Z')).toBe('1.1.2027');
    expect(formatTime('2026-06-30T21:05:00Z', 'fi')).toBe('00.05');
    expect(formatTime('2026-01-30T12:05:00Z', 'sv')).toBe('kl. 14.05');
    expect(formatTime('2026-01-30T12:05:00Z', 'en')).toBe('14:05');
  });

  it('writes months out in running text', () => {
    expect(formatLongDate('2026-12-31', 'fi')).toBe('31. joulukuuta 2026');
    expect(formatLongDate('2026-12-31', 'sv')).toBe('31 december 2026');
    expect(formatLongDate('2026-12-31', 'en')).toBe('31 December 2026');
  });
});

describe('numbers', () => {
  it('has no-break spaces and decimal commas', () => {
    expect(formatNumber(12345)).toBe('12\u00a0345');
    expect(formatDecimals(602, 2)).toBe('602,00');
    expect(formatPercent(25.5)).toBe('25,5\u00a0%');
  });

  it('makes euros of cents without floats', () => {
    expect(formatMoney(123456)).toBe('1\u00a0234,56\u00a0€');
    expect(formatMoney(-5)).toBe('\u22120,05\u00a0€');
    expect(formatMoney(9007199254740991)).toBe('90\u00a0071\u00a0992\u00a0547\u00a0409,91\u00a0€');
  });
});
