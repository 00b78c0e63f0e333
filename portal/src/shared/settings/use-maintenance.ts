import { useMinute } from './use-minute';
import { useSettings } from './use-settings';

/** The current notice of a service break; `undefined` for none. */
export function useMaintenance(): string | undefined {
  const { maintenance } = useSettings();
  const now = useMinute();
  if (!maintenance) return undefined;
  const { from, until, text } = maintenance;
  const hasBegun = from === null || Date.parse(from) <= now;
  const isOver = until !== null && Date.parse(until) <= now;
  return hasBegun && !isOver ? text : undefined;
}
