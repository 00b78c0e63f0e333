import { useEffect, useState } from 'react';

const minute = 60_000;

/** The time in milliseconds, updated when a minute begins. */
export function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), minute - (Date.now() % minute));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
