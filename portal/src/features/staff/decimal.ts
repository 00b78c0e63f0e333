import { formatDecimals } from '@nimio/design-system';

/** Formats a factor: 0,725. */
export const factorText = (factor: number): string => formatDecimals(factor, 3);

/** Parses a number as typed, such as a factor or a percentage; `undefined` when empty, NaN when invalid. */
export function typedDecimal(typed: string): number | undefined {
  const text = typed.replace(/\s/g, '');
  if (text === '') return undefined;
  return /^\d{1,3}(?:[,.]\d{1,9})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}
