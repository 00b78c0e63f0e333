import { Notice } from '@nimio/design-system';
import { Around } from '../page/layout';
import { useMaintenance } from './use-maintenance';

/** A break of service, told before everything else while it is to be told. */
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
