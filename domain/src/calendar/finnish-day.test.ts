import fc from 'fast-check';
import { expect, it } from 'vitest';
import { endOfFinnishDay, finnishDay, finnishMoment, finnishTime } from './finnish-day.js';

it.each([
  ['2026-01-31', '2026-01-31T22:00:00.000Z'],
  ['2026-06-30', '2026-06-30T21:00:00.000Z'],
  // The days on which the clocks are turned.
  ['2026-03-28', '2026-03-28T22:00:00.000Z'],
  ['2026-03-29', '2026-03-29T21:00:00.000Z'],
  ['2026-10-24', '2026-10-24T21:00:00.000Z'],
  ['2026-10-25', '2026-10-25T22:00:00.000Z'],
])('%s ends at %s', (day, end) => expect(endOfFinnishDay(day).toISOString()).toBe(end));

it('ends each day where the next begins', () => {
  const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);
      const end = endOfFinnishDay(day);
      expect(finnishDay(new Date(end.getTime() - 60_000))).toBe(day);
      expect(finnishDay(end) > day).toBe(true);
    }),
  );
});

it.each([
  ['2026-12-24', '14:05', '2026-12-24T12:05:00.000Z'],
  ['2026-06-24', '00:30', '2026-06-23T21:30:00.000Z'],
  // The hour that is repeated when summer time ends.
  ['2026-10-25', '03:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '04:00', '2026-10-25T02:00:00.000Z'],
])('on %s clocks show %s at %s', (day, time, at) => {
  expect(finnishMoment(day, time).toISOString()).toBe(at);
  expect([finnishDay(new Date(at)), finnishTime(new Date(at))]).toEqual([day, time]);
});
