export const themeStorageKey = 'nimio.theme';

/** Gives the page the theme chosen in this browser; the design system follows the device without one. */
export function applyTheme(): void {
  const theme = localStorage.getItem(themeStorageKey);
  const { dataset } = document.documentElement;
  if (theme === 'light' || theme === 'dark') dataset['theme'] = theme;
  else delete dataset['theme'];
}
