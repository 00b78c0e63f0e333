/** Days as they are written in all three languages: 31.12.2026. */
const numeric = new Intl.DateTimeFormat('fi-FI', {
  timeZone: 'Europe/Helsinki',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
});

/** A day stands for itself, whatever the zone: noon in UTC is the same day in Helsinki. */
const instant = (iso: string) => new Date(iso.length === 10 ? `${iso}T12:00:00Z` : iso);

/** `2026-12-31` or an instant as 31.12.2026, in Helsinki's time. */
export const formatDate = (iso: string): string => numeric.format(instant(iso));
