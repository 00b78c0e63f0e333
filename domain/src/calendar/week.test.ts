import { expect, test } from 'vitest';
import { daysFrom, mondayOf } from './week.js';

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
  ['2028-03-01', '2028-02-28'],
])('%s is in the week of %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

test('days are counted over the ends of months and of summer time', () => {
  expect(daysFrom('2026-10-24', '2026-10-26')).toBe(2);
  expect(daysFrom('2026-12-28', '2027-01-04')).toBe(7);
  expect(daysFrom('2027-01-04', '2026-12-28')).toBe(-7);
});
