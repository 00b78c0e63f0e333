import { useEffect, useState } from 'react';
import { renderTime } from '../page/render-time';

const minute = 60_000;

/** The time in milliseconds, updated when a minute begins. */
export function useMinute(): number {
  const [now, setNow] = useState(renderTime);
  useEffect(() => {
    // The first one may be that of the server's page, and past.
    const next = now - (now % minute) + minute;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, next - Date.now()));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
