import { formatNumber } from './number';

/** Whole cents, split into the written parts, so that no float ever contains a sum. */
export function splitCents(cents: number) {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Money is counted in whole cents, not ${cents}`);
  const size = Math.abs(cents);
  return {
    isNegative: cents < 0,
    euros: Math.trunc(size / 100),
    cents: String(size % 100).padStart(2, '0'),
  };
}

/** 123450 as `1 234,50 €`, −5 as `−0,05 €`: the Finnish format in all three languages, with no-break spaces. */
export function formatCents(cents: number): string {
  const { isNegative, euros, cents: rest } = splitCents(cents);
  return `${isNegative ? '\u2212' : ''}${formatNumber(euros)},${rest}\u00a0€`;
}
