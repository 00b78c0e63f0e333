import { lazy, Suspense } from 'react';
import { Dispensable } from '../page/Dispensable';
import type { InfoTextProps } from './InfoText';

const InfoText = lazy(() => import('./InfoText'));

/**
 * Help of the editors for this place, opened by who wants it; the page may keep whether it is open. Without a text
 * there is nothing; the page goes on.
 */
export function InfoBox(props: InfoTextProps) {
  return (
    <Dispensable>
      <Suspense>
        <InfoText {...props} />
      </Suspense>
    </Dispensable>
  );
}
