import { formatDecimals, formatNumber } from '@nimio/design-system';

/** Loans are whole, shares of them often are not. */
export const numberText = (value: number): string =>
  Number.isInteger(value) ? formatNumber(value) : formatDecimals(value, 2);
