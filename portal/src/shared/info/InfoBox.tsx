import { lazy, Suspense } from 'react';
import { Dispensable } from '../page/Dispensable';
import type { InfoTextProps } from './InfoText';

const InfoText = lazy(() => import('./InfoText'));

/**
 * An editor's help text for this place, collapsed by default; the page may store whether it is open. Renders nothing
 * without a text.
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
