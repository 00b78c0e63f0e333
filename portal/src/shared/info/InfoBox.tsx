import type { InfoPlace } from '@nimio/domain/info-text/info-places';
import { lazy, Suspense } from 'react';

const InfoText = lazy(() => import('./InfoText'));

/** Help of the editors for this place, opened by who wants it. Without a text there is nothing; the page goes on. */
export function InfoBox({ place }: { place: InfoPlace }) {
  return (
    <Suspense>
      <InfoText place={place} />
    </Suspense>
  );
}
