// Swedish writes dates as ISO 8601 does.
const inHelsinki = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki' });

/** The day in Finland, `YYYY-MM-DD`: contracts, terms and tax years begin and end by it. */
export const finnishDay = (at: Date): string => inHelsinki.format(at);
