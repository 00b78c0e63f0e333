import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { useEffect, useState } from 'react';
import { renderTime } from '../page/render-time';

const minute = 60_000;

/**
 * An instant of the current day in Finland, for rules that depend on the day or the year: the component is rendered
 * again when a new day begins. Rendering has to be pure, so nothing else reads the clock.
 */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date(renderTime()));
  useEffect(() => {
    const timer = setInterval(() => {
      const now = new Date();
      setToday((before) => (finnishDay(before) === finnishDay(now) ? before : now));
    }, minute);
    return () => clearInterval(timer);
  }, []);
  return today;
}
