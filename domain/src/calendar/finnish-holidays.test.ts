import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFinnishHoliday } from './finnish-holidays.js';

describe('a holiday in Finland', () => {
  it.each([
    ['New Year’s Day', '2026-01-01'],
    ['Epiphany', '2026-01-06'],
    ['Good Friday', '2026-04-03'],
    ['Easter Monday', '2026-04-06'],
    ['May Day', '2026-05-01'],
    ['Ascension Day', '2026-05-14'],
    ['Midsummer Eve at its earliest', '2026-06-19'],
    ['Midsummer Eve at its latest', '2027-06-25'],
    ['Independence Day', '2027-12-06'],
    ['Christmas Eve', '2026-12-24'],
    ['Christmas Day', '2026-12-25'],
    ['Boxing Day', '2025-12-26'],
    ['Easter Monday of a late Easter', '2038-04-26'],
    ['Good Friday of an early Easter', '2008-03-21'],
    ['Ascension Day of a leap year', '2024-05-09'],
  ])('is %s, %s', (_, day) => expect(isFinnishHoliday(day)).toBe(true));

  it.each(['2026-01-02', '2026-04-02', '2026-04-07', '2026-05-15', '2026-06-18', '2026-06-26', '2026-12-23'])(
    'is not %s',
    (day) => expect(isFinnishHoliday(day)).toBe(false),
  );
});

it('Easter Monday is a Monday between 23 March and 26 April, once a year', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2300 }), (year) => {
      const days = Array.from({ length: 35 }, (_, at) =>
        new Date(Date.UTC(year, 2, 23 + at)).toISOString().slice(0, 10),
      );
      const mondays = days.filter((day) => isFinnishHoliday(day) && new Date(day).getUTCDay() === 1);
      expect(mondays).toHaveLength(1);
    }),
  );
});
