import { useSyncExternalStore } from 'react';

// Paper may be as narrow, but there a table stays a table.
const phone = 'screen and (max-width: 727px)';

/** Below this width a table becomes cards. */
export const isPhone = () => window.matchMedia(phone).matches;

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(phone);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, isPhone, () => false);
