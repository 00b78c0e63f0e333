import type { InfoPlace } from '@nimio/domain/info-text/info-places';
import { lazy, Suspense } from 'react';
import { Dispensable } from '../page/Dispensable';

const InfoText = lazy(() => import('./InfoText'));

/** Help of the editors for this place, opened by who wants it. Without a text there is nothing; the page goes on. */
export function InfoBox({ place }: { place: InfoPlace }) {
  return (
    <Dispensable>
      <Suspense>
        <InfoText place={place} />
      </Suspense>
    </Dispensable>
  );
}
