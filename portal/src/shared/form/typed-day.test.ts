import { expect, it } from 'vitest';
import { dayOnTheWire } from './typed-day';

it.each([
  ['31.12.2030', '2030-12-31'],
  [' 1.2.2031 ', '2031-02-01'],
  ['', ''],
  ['2030', '2030'],
])('takes the day %j as %j', (typed, day) => expect(dayOnTheWire(typed)).toBe(day));
