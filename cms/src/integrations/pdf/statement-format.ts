/** The portal's number format in all three languages: 1 204,5. */

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '\u00a0');

/** With its own number of decimals, up to this maximum. */
export function writeNumber(value: number, maxDecimals = 0): string {
  const [whole = '', decimals = ''] = value.toFixed(maxDecimals).split('.');
  const rest = decimals.replace(/0+$/, '');
  return rest ? `${grouped(whole)},${rest}` : grouped(whole);
}

/** With exactly three decimals, the format of factors. */
export function writeThousandths(value: number): string {
  const [whole = '', decimals = ''] = value.toFixed(3).split('.');
  return `${grouped(whole)},${decimals}`;
}

/** Cents as euros with two decimals, without the currency sign. */
export function writeCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '\u2212' : ''}${grouped(digits.slice(0, -2))},${digits.slice(-2)}`;
}

export const writeEuros = (cents: number): string => `${writeCents(cents)}\u00a0€`;

/** 2026-12-05 as 5.12.2026. */
export const writeDay = (day: string): string => day.split('-').reverse().map(Number).join('.');
