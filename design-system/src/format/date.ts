/** `sv` formats days as ISO does. */
const helsinki = new Intl.DateTimeFormat('sv', {
  timeZone: 'Europe/Helsinki',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day of an instant in Helsinki, or an unchanged day, as `2026-12-31`. */
export const dayOf = (date: string | Date): string =>
  typeof date === 'string' && date.length === 10 ? date : helsinki.format(new Date(date));

/** A day, or the day of an instant in Helsinki, as 5.1.2026 in all three languages. */
export const formatDate = (date: string | Date): string =>
  dayOf(date).split('-').reverse().map(Number).join('.');
