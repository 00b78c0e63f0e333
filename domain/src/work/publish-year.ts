/** The year of Europe's first printed books. */
const earliest = 1450;

/** Whether a year of publication is plausible: publishers announce books a year ahead. */
export function isPublishYear(year: number, now = new Date()): boolean {
  return Number.isInteger(year) && year >= earliest && year <= now.getFullYear() + 1;
}
