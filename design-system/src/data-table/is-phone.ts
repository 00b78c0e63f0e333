import { useSyncExternalStore } from 'react';

// Paper may be as narrow, but there a table stays a table.
const phone = 'screen and (max-width: 727px)';

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(phone);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether the window is so narrow that a table becomes cards; a server assumes that it is not. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(phone).matches,
    () => false,
  );
