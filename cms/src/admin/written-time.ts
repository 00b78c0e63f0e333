const inFinland = { timeZone: 'Europe/Helsinki' } as const;
const day = new Intl.DateTimeFormat('fi-FI', { ...inFinland, dateStyle: 'short' });
const minute = new Intl.DateTimeFormat('fi-FI', { ...inFinland, timeStyle: 'short' });

/** @param at a day as `2026-01-31`, or a time in ISO 8601; `31.1.2026` */
export const writtenDay = (at: string): string => day.format(new Date(at));

/** @param at in ISO 8601; `31.1.2026 14.05` */
export const writtenTime = (at: string): string => `${writtenDay(at)} ${minute.format(new Date(at))}`;
