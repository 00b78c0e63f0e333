import { isDay } from '@nimio/domain/calendar/day';
import { finnishDay } from '@nimio/domain/calendar/finnish-day';

/** The days that content may have: a year before or after them is a typing error. */
export const contentDays = { first: '2000-01-01', last: '2099-12-31' } as const;

export const isContentDay = (day: string): boolean =>
  isDay(day) && day >= contentDays.first && day <= contentDays.last;

const inIso = /^\d{4}-\d{2}-\d{2}T/;

function isContentMoment(at: string): boolean {
  const date = new Date(at);
  return inIso.test(at) && !Number.isNaN(date.getTime()) && isContentDay(finnishDay(date));
}

const clock = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?$/;

/** Whether a value can be stored in an attribute, by the type of the attribute; only of those that dates and times have. */
export const dateChecks: Readonly<Record<string, (value: string) => boolean>> = {
  date: isContentDay,
  datetime: isContentMoment,
  time: (time) => clock.test(time),
};
