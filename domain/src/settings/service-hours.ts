import { finnishDay, finnishTime } from '../calendar/finnish-day.js';
import { isFinnishHoliday } from '../calendar/finnish-holidays.js';

/** Opening hours of the customer service: Monday to Friday between two times, except holidays and single days. */
export interface ServiceHours {
  /** `HH:MM`, Finnish time. */
  opens: string;
  /** The minute at which it closes. */
  closes: string;
  /** `YYYY-MM-DD`: closed days in addition to public holidays. */
  closedDays: readonly string[];
}

const saturday = 6;
const sunday = 0;

const isWeekend = (day: string): boolean => [saturday, sunday].includes(new Date(day).getUTCDay());

/** Whether the customer service is open at a moment (specification §1: on weekdays from 10 to 15). */
export function isOpenAt({ opens, closes, closedDays }: ServiceHours, at: Date): boolean {
  const day = finnishDay(at);
  if (isWeekend(day) || isFinnishHoliday(day) || closedDays.includes(day)) return false;
  const time = finnishTime(at);
  return time >= opens && time < closes;
}
