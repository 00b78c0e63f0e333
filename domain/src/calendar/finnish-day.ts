// Swedish writes dates and times as ISO 8601 does.
const inHelsinki = { timeZone: 'Europe/Helsinki' } as const;
const dayFormat = new Intl.DateTimeFormat('sv-SE', inHelsinki);
const timeFormat = new Intl.DateTimeFormat('sv-SE', { ...inHelsinki, hour: '2-digit', minute: '2-digit' });

/** The day in Finland, `YYYY-MM-DD`: contracts, terms and tax years begin and end by it. */
export function finnishDay(at: Date): string {
  // Cached by minute, since each call needs today's date and a day begins at a whole minute.
  const minute = Math.floor(at.getTime() / 60_000);
  if (minute !== last?.minute) last = { minute, day: dayFormat.format(at) };
  return last.day;
}

let last: { minute: number; day: string } | undefined;

/** The time of the day in Finland, `HH:MM`. */
export const finnishTime = (at: Date): string => timeFormat.format(at);

const hour = 60 * 60_000;

/**
 * The moment at which clocks in Finland show a time (`HH:MM`) on a day (`YYYY-MM-DD`), two or three hours ahead of UTC.
 * It is the first one of the hour that is repeated when summer time ends.
 */
export function finnishMoment(day: string, time: string): Date {
  const inUtc = Date.parse(`${day}T${time}:00.000Z`);
  const inSummer = new Date(inUtc - 3 * hour);
  return finnishTime(inSummer) === time ? inSummer : new Date(inUtc - 2 * hour);
}

/** The moment at which a day (`YYYY-MM-DD`) ends in Finland: the start of the next one. */
export function endOfFinnishDay(day: string): Date {
  const next = new Date(Date.parse(`${day}T00:00:00.000Z`) + 24 * hour);
  return finnishMoment(next.toISOString().slice(0, 10), '00:00');
}
