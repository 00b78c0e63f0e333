import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { useEffect, useState } from 'react';

const minute = 60_000;

/**
 * The current time for rules that depend on the day or the year in Finland; the component is rendered again when a new
 * day begins. Components take the time from here, since rendering has to be pure and may not read the clock.
 */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => {
      const now = new Date();
      setToday((before) => (finnishDay(before) === finnishDay(now) ? before : now));
    }, minute);
    return () => clearInterval(timer);
  }, []);
  return today;
}
