import { Notice } from '@nimio/design-system';
import { Around } from '../page/layout';
import { useMinute } from './use-minute';
import { useSettings } from './use-settings';

/** The notice of a service break, before all other content. */
export function MaintenanceNotice() {
  const text = useMaintenance();
  if (text === undefined) return null;
  return (
    <Around>
      <Notice tone="warning" role="status">
        <p>{text}</p>
      </Notice>
    </Around>
  );
}

/** The current notice of a service break; `undefined` for none. */
function useMaintenance(): string | undefined {
  const { maintenance } = useSettings();
  const now = useMinute();
  if (!maintenance) return undefined;
  const { from, until, text } = maintenance;
  const hasBegun = from === null || Date.parse(from) <= now;
  const isOver = until !== null && Date.parse(until) <= now;
  return hasBegun && !isOver ? text : undefined;
}
