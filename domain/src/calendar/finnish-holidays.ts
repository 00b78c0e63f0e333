const dayMs = 24 * 60 * 60 * 1000;

/** The same each year: New Year's Day, Epiphany, May Day, Independence Day, and Christmas with its eve. */
const fixed = ['01-01', '01-06', '05-01', '12-06', '12-24', '12-25', '12-26'];

/** Days from Easter Sunday: Good Friday, Easter Monday, Ascension Day. */
const fromEaster = [-2, 1, 39];

/** Easter Sunday in the Gregorian calendar (Butcher's algorithm), as milliseconds of its midnight in UTC. */
function easterOf(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const skipped = century - Math.floor(century / 4);
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + skipped - moonShift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const days = epact + toSunday - 7 * late + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}

/** The Friday between 19 and 25 June. */
const isMidsummerEve = (day: Date): boolean =>
  day.getUTCMonth() === 5 && day.getUTCDay() === 5 && day.getUTCDate() >= 19 && day.getUTCDate() <= 25;

/**
 * Whether offices in Finland are closed though it may be a weekday: public holidays, and the eves of Christmas and midsummer.
 * Saturdays and Sundays are not included.
 * @param day `YYYY-MM-DD`
 */
export function isFinnishHoliday(day: string): boolean {
  const date = new Date(day);
  const easter = easterOf(date.getUTCFullYear());
  return (
    fixed.includes(day.slice(5)) ||
    isMidsummerEve(date) ||
    fromEaster.some((days) => date.getTime() === easter + days * dayMs)
  );
}
