import { finnishMoment } from '@nimio/domain/calendar/finnish-day';
import { isContentDay } from '../../content/content-dates.js';
import { writtenDay, writtenMinute } from '../written-time.js';

/** What is typed in a field of a date and its time. */
export interface DayAndTime {
  day: string;
  time: string;
}

const asShown = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/;
const clock = /^(\d{1,2})[.:](\d{2})$/;

/**
 * Reads a date as the admin shows it, `24.12.2026`, or in ISO 8601. Other orders are not guessed: in one of them this
 * text would be another day.
 */
export function readDay(typed: string): string | undefined {
  const text = typed.trim();
  const [, day = '', month = '', year = ''] = asShown.exec(text) ?? [];
  const iso = year ? [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-') : text;
  return isContentDay(iso) ? iso : undefined;
}

/** Reads a time of the day, `9.30` or `09:30`. */
export function readTime(typed: string): string | undefined {
  const [, hours = '', minutes = ''] = clock.exec(typed.trim()) ?? [];
  return hours && Number(hours) < 24 && Number(minutes) < 60
    ? `${hours.padStart(2, '0')}:${minutes}`
    : undefined;
}

/** A text that is not a date is stored in the form as it is typed, so that it stays, and the server refuses it. */
export const dayValue = (typed: string): string | null => readDay(typed) ?? (typed || null);

export const shownDay = (value: string | null): string =>
  value && isContentDay(value) ? writtenDay(value) : (value ?? '');

export function timeValue(typed: string): string | null {
  const time = readTime(typed);
  return time ? `${time}:00.000` : typed || null;
}

const stored = /^(\d{2}:\d{2})(:[\d.]+)$/;

export function shownTime(value: string | null): string {
  const time = stored.exec(value ?? '')?.[1];
  return time ? time.replace(/^0/, '').replace(':', '.') : (value ?? '');
}

/** Separates an unfinished date and its time in the form; a field for one line of text cannot contain it. */
const separator = '\n';

export function momentValue({ day, time }: DayAndTime): string | null {
  const [readableDay, readableTime] = [readDay(day), readTime(time)];
  if (readableDay && readableTime) return finnishMoment(readableDay, readableTime).toISOString();
  return day || time ? `${day}${separator}${time}` : null;
}

export function shownMoment(value: string | null): DayAndTime {
  const [day = '', time] = (value ?? '').split(separator);
  if (time !== undefined || !value) return { day, time: time ?? '' };
  return { day: writtenDay(value), time: writtenMinute(value) };
}
