// Swedish writes dates as ISO 8601 does.
const inHelsinki = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki' });

/** The day in Finland, `YYYY-MM-DD`: contracts, terms and tax years begin and end by it. */
export function finnishDay(at: Date): string {
  // Every call of the server asks for today; a day begins at a whole minute.
  const minute = Math.floor(at.getTime() / 60_000);
  if (minute !== last?.minute) last = { minute, day: inHelsinki.format(at) };
  return last.day;
}

let last: { minute: number; day: string } | undefined;
