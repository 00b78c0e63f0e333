import { Notice } from '@nimio/design-system';
import { useEffect, useState } from 'react';
import { useText } from '../../shared/intl/use-text';
import { Around } from '../../shared/page/layout';
import { clearEndedAccess, endedAccess } from '../../shared/session/ended-access';

/** Says once why the user is back at the own profile. */
export function AccessEnded() {
  const { t } = useText();
  const [name] = useState(endedAccess);
  useEffect(clearEndedAccess, []);
  if (name === null) return null;
  return (
    <Around>
      <Notice tone="warning" role="status">
        <p>{t('frame.accessEnded', { name })}</p>
      </Notice>
    </Around>
  );
}
