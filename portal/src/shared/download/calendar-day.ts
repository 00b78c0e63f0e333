/** A day in a calendar. */
export interface CalendarDay {
  /** A stable id, so that a calendar does not add the same day twice. */
  uid: string;
  /** `YYYY-MM-DD`. */
  day: string;
  title: string;
  text: string;
  /** The address with more information. */
  url: string;
  /** The creation time of the file. */
  now: Date;
}

const most = 75;
const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Escapes commas, semicolons, backslashes and line ends, which separate values (RFC 5545, 3.3.11). */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** Folds a line to at most 75 bytes without splitting a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const rows = [''];
  for (const letter of line) {
    const row = rows.at(-1) as string;
    if (bytesOf(row + letter) > most) rows.push(` ${letter}`);
    else rows[rows.length - 1] = row + letter;
  }
  return rows.join('\r\n');
}

const basic = (iso: string): string => iso.replace(/[-:]|\.\d+/g, '');

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00.000Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/** An all-day event in iCalendar (RFC 5545) that does not block the day. */
export const toIcs = ({ uid, day, title, text, url, now }: CalendarDay): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Nimio//Nimio//FI',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${basic(now.toISOString())}`,
    `DTSTART;VALUE=DATE:${basic(day)}`,
    `DTEND;VALUE=DATE:${basic(dayAfter(day))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
