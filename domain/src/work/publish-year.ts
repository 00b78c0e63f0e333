/** The first printed books of Europe. */
const earliest = 1450;

/** Whether a book may bear the year: publishers announce a year ahead. */
export function isPublishYear(year: number, now = new Date()): boolean {
  return Number.isInteger(year) && year >= earliest && year <= now.getFullYear() + 1;
}
