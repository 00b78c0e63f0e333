import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayValue,
  momentValue,
  readDay,
  readTime,
  shownDay,
  shownMoment,
  shownTime,
  timeValue,
} from '../src/admin/dates/typed-dates.js';
import { dateChecks } from '../src/content/content-dates.js';

const moments = fc.date({
  min: new Date('2000-01-02'),
  max: new Date('2099-12-30'),
  noInvalidDate: true,
});

describe('a date typed by an editor', () => {
  it.each(['24.12.2026', ' 24.12.2026 ', '24. 12. 2026', '2026-12-24'])('is read from %j', (typed) => {
    expect(dayValue(typed)).toBe('2026-12-24');
  });

  it.each([
    '12/24/2026',
    '12.24.2026',
    '24.12.26',
    '24122026',
    '31.2.2026',
    '24.12.1826',
    '24.12.2126',
    '24.12.',
  ])('is not guessed from %j, which stays in the form for the server to refuse', (typed) => {
    expect(readDay(typed)).toBeUndefined();
    expect(dayValue(typed)).toBe(typed);
    expect(dateChecks['date']?.(typed)).toBe(false);
    expect(shownDay(typed)).toBe(typed);
  });

  it('is read again from what the field shows', () => {
    fc.assert(
      fc.property(moments, (date) => {
        const day = date.toISOString().slice(0, 10);
        expect(dayValue(shownDay(day))).toBe(day);
      }),
    );
  });

  it('is removed with its text', () => {
    expect([dayValue(''), timeValue(''), momentValue({ day: '', time: '' })]).toEqual([null, null, null]);
  });
});

describe('a time typed by an editor', () => {
  it.each([
    ['9.30', '09:30'],
    ['09:30', '09:30'],
    ['23.59', '23:59'],
  ])('is read from %s', (typed, time) => {
    expect(readTime(typed)).toBe(time);
    expect(shownTime(timeValue(typed))).toBe(typed.replace(/^0/, '').replace(':', '.'));
    expect(dateChecks['time']?.(timeValue(typed) ?? '')).toBe(true);
  });

  it.each(['24.00', '9.60', '9', '9.3', 'noon'])('is not guessed from %s', (typed) => {
    expect(timeValue(typed)).toBe(typed);
    expect(dateChecks['time']?.(typed)).toBe(false);
  });
});

describe('a moment typed by an editor', () => {
  it('is one in Finland, wherever the editor is', () => {
    const value = momentValue({ day: '24.12.2026', time: '14.05' });
    expect(value).toBe('2026-12-24T12:05:00.000Z');
    expect(dateChecks['datetime']?.(value ?? '')).toBe(true);
    expect(shownMoment(value)).toEqual({ day: '24.12.2026', time: '14.05' });
  });

  it.each([
    { day: '24.12.2026', time: '' },
    { day: '', time: '9.30' },
    { day: '12/24/2026', time: '9.30' },
  ])('stays as %j until it is complete', (typed) => {
    const value = momentValue(typed);
    expect(shownMoment(value)).toEqual(typed);
    expect(dateChecks['datetime']?.(value ?? '')).toBe(false);
  });

  it('is read again from what the field shows', () => {
    fc.assert(
      fc.property(moments, (date) => {
        date.setUTCSeconds(0, 0);
        const at = date.toISOString();
        const shown = shownMoment(at);
        // One of the two moments that clocks show in the hour that is repeated.
        expect(shownMoment(momentValue(shown))).toEqual(shown);
      }),
    );
  });
});
