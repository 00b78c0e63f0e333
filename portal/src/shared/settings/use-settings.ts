import { useSyncExternalStore } from 'react';
import { useText } from '../intl/use-text';
import { settings, subscribeToSettings } from './settings';

/** What the society has set, in the spoken language; follows what is set while the page is open. */
export function useSettings() {
  const { language } = useText();
  return useSyncExternalStore(subscribeToSettings, () => settings(language));
}
