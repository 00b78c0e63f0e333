import { Notice } from '@nimio/design-system';
import { useEffect, useState } from 'react';
import { useText } from '../../shared/intl/use-text';
import { Around } from '../../shared/page/layout';
import { endedAccess, forgetEndedAccess } from '../../shared/session/ended-access';

/** Why somebody who acted for another is back at their own profile. Told once. */
export function AccessEnded() {
  const { t } = useText();
  const [name] = useState(endedAccess);
  useEffect(forgetEndedAccess, []);
  if (name === null) return null;
  return (
    <Around>
      <Notice tone="warning" role="status">
        <p>{t('frame.accessEnded', { name })}</p>
      </Notice>
    </Around>
  );
}
