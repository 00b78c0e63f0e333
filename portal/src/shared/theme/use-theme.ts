import { useSyncExternalStore } from 'react';
import { readCookie, storeCookie } from '../page/cookies';

/** The appearance: as the device has it, or always the same. */
export const themes = ['system', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];

const listeners = new Set<() => void>();

const storedTheme = (): Theme => themes.find((theme) => theme === readCookie('theme')) ?? 'system';

/** Gives the page the theme chosen in this browser, which the server's page has already; the device's without one. */
export function applyTheme(): void {
  const theme = storedTheme();
  const { dataset } = document.documentElement;
  if (theme === 'system') {
    delete dataset['theme'];
    return;
  }
  dataset['theme'] = theme;
  // Some browsers delete a cookie that a script has written after a week without a visit.
  storeCookie('theme', theme);
}

/** Stores a theme for this browser, also after logging out, and applies it. */
export function setTheme(theme: Theme): void {
  storeCookie('theme', theme);
  applyTheme();
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useTheme = (): Theme => useSyncExternalStore(subscribe, storedTheme);
