import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { toastRegion } from './toast';

/**
 * Loads the region when the first toast comes. Where it cannot be loaded, as without a network, toasts are read aloud
 * here and the next one tries again. A part of `DesignSystemProvider`.
 */
export function ToastHost() {
  const { subscribe, waiting, isConnected, giveUp } = toastRegion;
  const isWaiting = useSyncExternalStore(subscribe, waiting, waiting).length > 0;
  const [Region, setRegion] = useState<ComponentType>();
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (Region || !(isWaiting || isConnected())) return;
    import('./ToastRegion').then(
      (part) => setRegion(() => part.default),
      () => setSaid(giveUp().join(' ')),
    );
  }, [Region, isWaiting, isConnected, giveUp]);
  if (Region) return <Region />;
  return said && <VisuallyHidden role="alert">{said}</VisuallyHidden>;
}
