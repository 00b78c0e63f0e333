import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CalendarDay, toIcs } from './calendar-day';

const day: CalendarDay = {
  uid: 'payment-2026-12-31@nimio.example',
  day: '2026-12-31',
  title: 'Tilitysten maksupäivä',
  text: 'Maksamme tilitykset.',
  url: 'https://nimio.example/accounting',
  now: new Date('2026-11-23T01:02:03.456Z'),
};

/** Unfolds lines. */
const linesOf = (ics: string) => ics.replaceAll('\r\n ', '').split('\r\n');

it('covers the whole day and ends with the next one', () => {
  expect(toIcs(day)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Nimio//Nimio//FI',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:payment-2026-12-31@nimio.example',
      'DTSTAMP:20261123T010203Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Tilitysten maksupäivä',
      'DESCRIPTION:Maksamme tilitykset.',
      'URL:https://nimio.example/accounting',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

it('escapes separators', () => {
  const lines = linesOf(toIcs({ ...day, title: 'a,b;c\\d', text: 'one\ntwo' }));
  expect(lines).toContain('SUMMARY:a\\,b\\;c\\\\d');
  expect(lines).toContain('DESCRIPTION:one\\ntwo');
});

it('has no line over 75 bytes, splits no character and lets no text start its own line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const ics = toIcs({ ...day, text });
      for (const line of ics.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThan(76);
      expect(new TextDecoder('utf-8', { fatal: true }).decode(new TextEncoder().encode(ics))).toBe(ics);
      expect(linesOf(ics)).toHaveLength(17);
    }),
  );
});
