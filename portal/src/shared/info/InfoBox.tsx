import type { DisclosureProps } from '@nimio/design-system';
import type { InfoPlace } from '@nimio/domain/info-text/info-places';
import { lazy, Suspense } from 'react';
import { Dispensable } from '../page/Dispensable';

export interface InfoBoxProps extends Pick<DisclosureProps, 'isExpanded' | 'onExpandedChange'> {
  place: InfoPlace;
}

const InfoText = lazy(() => import('./InfoText'));

/**
 * Help of the editors for this place, opened by who wants it; the page may keep whether it is open. Without a text
 * there is nothing; the page goes on.
 */
export function InfoBox(props: InfoBoxProps) {
  return (
    <Dispensable>
      <Suspense>
        <InfoText {...props} />
      </Suspense>
    </Dispensable>
  );
}
