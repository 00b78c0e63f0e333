import type { Language } from '@nimio/domain/schema';

const zone = 'Europe/Helsinki';

/** Days as they are written in all three languages: 31.12.2026. */
const numeric = new Intl.DateTimeFormat('fi-FI', {
  timeZone: zone,
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
});
const clock = new Intl.DateTimeFormat('fi-FI', { timeZone: zone, hour: '2-digit', minute: '2-digit' });

const longLocales: Record<Language, string> = { fi: 'fi-FI', sv: 'sv-FI', en: 'en-GB' };

/** A day stands for itself, whatever the zone: noon in UTC is the same day in Helsinki. */
const instant = (iso: string) => new Date(iso.length === 10 ? `${iso}T12:00:00Z` : iso);

/** `2026-12-31` or an instant as 31.12.2026, in Helsinki's time. */
export const formatDate = (iso: string): string => numeric.format(instant(iso));

/** The same for running text: 31. joulukuuta 2026, 31 december 2026, 31 December 2026. */
export const formatLongDate = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(longLocales[language], { timeZone: zone, dateStyle: 'long' }).format(instant(iso));

/** The time of an instant in Helsinki: 14.05, kl. 14.05, 14:05. */
export function formatTime(iso: string, language: Language): string {
  const time = clock.format(instant(iso)).replace(':', '.');
  if (language === 'fi') return time;
  return language === 'sv' ? `kl. ${time}` : time.replace('.', ':');
}
