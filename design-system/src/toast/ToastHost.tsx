import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastRegion } from './toast';

const ToastRegion = lazy(() => import('./ToastRegion'));

/** Loads the region when the first toast comes. A part of `DesignSystemProvider`. */
export function ToastHost() {
  const isNeeded = useSyncExternalStore(toastRegion.subscribe, toastRegion.isNeeded, () => false);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <ToastRegion />
    </Suspense>
  );
}
