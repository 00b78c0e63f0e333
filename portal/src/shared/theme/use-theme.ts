import { useSyncExternalStore } from 'react';
import { applyTheme, themeStorageKey } from './theme';

/** The appearance: as the device has it, or always the same. */
export const themes = ['system', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];

const listeners = new Set<() => void>();

const storedTheme = (): Theme =>
  themes.find((theme) => theme === localStorage.getItem(themeStorageKey)) ?? 'system';

/** Stores a theme for this browser, also after logging out, and applies it. */
export function setTheme(theme: Theme): void {
  localStorage.setItem(themeStorageKey, theme);
  applyTheme();
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useTheme = (): Theme => useSyncExternalStore(subscribe, storedTheme);
