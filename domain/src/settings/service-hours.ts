import { finnishDay, finnishTime } from '../calendar/finnish-day.js';
import { isFinnishHoliday } from '../calendar/finnish-holidays.js';

/** When the customer service answers: Monday to Friday between two times, but for holidays and single days. */
export interface ServiceHours {
  /** `HH:MM`, Finnish time. */
  opens: string;
  /** From this minute on it is closed. */
  closes: string;
  /** `YYYY-MM-DD`: days beside the public holidays on which nobody answers. */
  closedDays: readonly string[];
}

const saturday = 6;
const sunday = 0;

const isWeekend = (day: string): boolean => [saturday, sunday].includes(new Date(day).getUTCDay());

/** Whether the customer service answers at this moment (specification §1: on weekdays from 10 to 15). */
export function isOpenAt({ opens, closes, closedDays }: ServiceHours, at: Date): boolean {
  const day = finnishDay(at);
  if (isWeekend(day) || isFinnishHoliday(day) || closedDays.includes(day)) return false;
  const time = finnishTime(at);
  return time >= opens && time < closes;
}
