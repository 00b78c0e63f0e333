import { isValidContactPhone } from '../contact/phone.js';

/** A row of a saved table. */
export type Row = readonly (string | number)[];

/** A cell that a spreadsheet would calculate instead of showing. */
const formula = /^[=+\-@\t\r]/;

/** A negative sum of `euroCell`. */
const negativeSum = /^-\d+,\d\d$/;

/** A phone number or a sum stays as it is, since it has no letters that could name a function or a cell. */
const isCalculated = (value: string): boolean =>
  formula.test(value) && !negativeSum.test(value) && !isValidContactPhone(value);

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  const safe = isCalculated(value) ? `'${value}` : value;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Cents as euros, always with two decimals. */
export const euroCell = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

/** Further rows of a file that is written in chunks and begins with `toCsv`. */
export const csvRows = (rows: readonly Row[]): string =>
  rows.map((row) => `${row.map(cellOf).join(';')}\r\n`).join('');

/**
 * Rows as CSV (RFC 4180) for a Finnish Excel: semicolons, decimal commas and a byte order mark. No cell except a phone
 * number or a negative sum is calculated.
 */
export const toCsv = (rows: readonly Row[]): string => `\ufeff${csvRows(rows)}`;
