import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finnishDay } from '../calendar/finnish-day.js';
import { isFinnishHoliday } from '../calendar/finnish-holidays.js';
import { isOpenAt } from './service-hours.js';

const hours = { opens: '10:00', closes: '15:00', closedDays: ['2026-11-27'] };
const isOpen = (at: string, changes: Partial<typeof hours> = {}) =>
  isOpenAt({ ...hours, ...changes }, new Date(at));

describe('the customer service is open', () => {
  it.each([
    ['from the first minute', '2026-11-20T08:00:00Z', true],
    ['not before it', '2026-11-20T07:59:59.999Z', false],
    ['until the last minute is over', '2026-11-20T12:59:59.999Z', true],
    ['not after it', '2026-11-20T13:00:00Z', false],
    ['on Mondays', '2026-11-23T10:00:00Z', true],
    ['not on Saturdays', '2026-11-21T10:00:00Z', false],
    ['not on Sundays', '2026-11-22T10:00:00Z', false],
    ['not on a day on which it is closed', '2026-11-27T10:00:00Z', false],
    ['on the day before', '2026-11-26T10:00:00Z', true],
    ['not on a public holiday', '2027-01-06T10:00:00Z', false],
  ])('%s', (_, at, open) => expect(isOpen(at)).toBe(open));

  it.each([
    ['in summer', '2026-07-01T06:59:00Z', '2026-07-01T07:00:00Z'],
    ['after the clocks went forward', '2026-03-30T06:59:00Z', '2026-03-30T07:00:00Z'],
    ['before they did', '2026-03-27T07:59:00Z', '2026-03-27T08:00:00Z'],
    ['after they went back', '2026-10-26T07:59:00Z', '2026-10-26T08:00:00Z'],
  ])('by Finnish time %s', (_, before, open) => {
    expect(isOpen(before)).toBe(false);
    expect(isOpen(open)).toBe(true);
  });

  it('by the Finnish day, which begins before that of UTC', () => {
    const late = { opens: '00:00', closes: '02:00' };
    // 1.00 on Friday, and on Saturday, in Helsinki.
    expect(isOpen('2026-11-19T23:00:00Z', late)).toBe(true);
    expect(isOpen('2026-11-20T23:00:00Z', late)).toBe(false);
  });

  it('never without times', () => {
    expect(isOpen('2026-11-20T10:00:00Z', { opens: '', closes: '' })).toBe(false);
  });
});

const minute = 60_000;
const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });

it('opens for as many minutes as its times say, on each weekday except holidays, also when the clocks change', () => {
  const mondays = fc.integer({ min: 0, max: 1000 }).map((week) => Date.UTC(2020, 0, 6 + 7 * week));
  fc.assert(
    fc.property(mondays, (monday) => {
      const minutes = Array.from({ length: 7 * 24 * 60 }, (_, at) => new Date(monday + at * minute));
      const days = Array.from({ length: 5 }, (_, at) => finnishDay(new Date(monday + at * 24 * 60 * minute)));
      const openDays = days.filter((day) => !isFinnishHoliday(day));
      const open = minutes.filter((at) => isOpenAt({ ...hours, closedDays: [] }, at));
      expect(open).toHaveLength(openDays.length * 5 * 60);
    }),
    { numRuns: 10 },
  );
});

it('changes only when a minute begins', () => {
  fc.assert(
    fc.property(moments, (at) => {
      const begun = new Date(Math.floor(at.getTime() / minute) * minute);
      expect(isOpenAt(hours, at)).toBe(isOpenAt(hours, begun));
    }),
  );
});
