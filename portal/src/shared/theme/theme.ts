import { useSyncExternalStore } from 'react';

/** The appearance: as the device has it, or always the same. */
export const themes = ['system', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];

export const themeStorageKey = 'nimio.theme';
const listeners = new Set<() => void>();

function storedTheme(): Theme {
  const stored = localStorage.getItem(themeStorageKey);
  return themes.find((theme) => theme === stored) ?? 'system';
}

/** Gives the page the stored theme; the design system follows the device without one. */
export function applyTheme(): void {
  const theme = storedTheme();
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

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
