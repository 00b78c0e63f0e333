const dayMs = 24 * 60 * 60 * 1000;

/**
 * The Monday of a day's week.
 *
 * @param day `2026-11-25`
 */
export function mondayOf(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (at.getUTCDay() + 6) % 7;
  return new Date(at.getTime() - sinceMonday * dayMs).toISOString().slice(0, 10);
}

/** The number of days between two dates, `2026-11-25` each; negative when the second is earlier. */
export const daysFrom = (first: string, second: string): number =>
  Math.round((Date.parse(`${second}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / dayMs);
