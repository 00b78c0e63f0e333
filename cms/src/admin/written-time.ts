const inFinland = { timeZone: 'Europe/Helsinki' } as const;
const day = new Intl.DateTimeFormat('fi-FI', { ...inFinland, dateStyle: 'short' });
const minute = new Intl.DateTimeFormat('fi-FI', { ...inFinland, timeStyle: 'short' });

/** @param at a day as `2026-01-31`, or a time in ISO 8601; `31.1.2026` */
export const writtenDay = (at: string): string => day.format(new Date(at));

/** @param at in ISO 8601; `14.05` */
export const writtenMinute = (at: string): string => minute.format(new Date(at));

/** @param at in ISO 8601; `31.1.2026 14.05` */
export const writtenTime = (at: string): string => `${writtenDay(at)} ${writtenMinute(at)}`;

const locales = { fi: 'fi-FI', sv: 'sv-FI', en: 'en-GB' } as const;

/**
 * @param at a day, or a time in ISO 8601
 * @returns `torstai 24. joulukuuta 2026`, and the time if the type has one
 */
export function writtenInWords(
  at: string,
  type: 'date' | 'datetime',
  language: keyof typeof locales,
): string {
  const timeStyle = type === 'datetime' ? ({ timeStyle: 'short' } as const) : {};
  return new Intl.DateTimeFormat(locales[language], { ...inFinland, dateStyle: 'full', ...timeStyle }).format(
    new Date(at),
  );
}
