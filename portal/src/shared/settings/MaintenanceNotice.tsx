import { Notice } from '@nimio/design-system';
import { Around } from '../page/layout';
import { useMaintenance } from './use-maintenance';

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
