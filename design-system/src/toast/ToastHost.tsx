import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { toastRegion } from './toast';

/**
 * Loads the region with the first toast. If that fails, for example without a network, toasts are announced here and
 * the next one retries. A part of `DesignSystemProvider`.
 */
export function ToastHost() {
  const { subscribe, waiting, isConnected, giveUp } = toastRegion;
  const isWaiting = useSyncExternalStore(subscribe, waiting, waiting).length > 0;
  const [Region, setRegion] = useState<ComponentType>();
  const [announced, setSaid] = useState({ text: '', times: 0 });
  useEffect(() => {
    if (Region || !(isWaiting || isConnected())) return;
    import('./ToastRegion').then(
      (part) => setRegion(() => part.default),
      () => {
        const text = giveUp().join(' ');
        if (text) setSaid(({ times }) => ({ text, times: times + 1 }));
      },
    );
  }, [Region, isWaiting, isConnected, giveUp]);
  if (Region) return <Region />;
  return (
    announced.text && (
      <VisuallyHidden key={announced.times} role="alert">
        {announced.text}
      </VisuallyHidden>
    )
  );
}
