import { useSyncExternalStore } from 'react';
import { useText } from '../intl/use-text';
import { settings, subscribeToSettings } from './settings';

/** The society's settings in the current language, updated while the page is open. */
export function useSettings() {
  const { language } = useText();
  const current = () => settings(language);
  return useSyncExternalStore(subscribeToSettings, current, current);
}
