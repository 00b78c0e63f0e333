import { useEffect, useState } from 'react';
import { useSettings } from './use-settings';

const minute = 60_000;

/** What is to be told of a break of service at this minute; undefined when nothing is. */
export function useMaintenance(): string | undefined {
  const { maintenance } = useSettings();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  if (!maintenance) return undefined;
  const { from, until, text } = maintenance;
  const hasBegun = from === null || Date.parse(from) <= now;
  const isOver = until !== null && Date.parse(until) <= now;
  return hasBegun && !isOver ? text : undefined;
}
