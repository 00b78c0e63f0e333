import { formatDecimals } from '@nimio/design-system';

/** A factor as people write it: 0,725. */
export const factorText = (factor: number): string => formatDecimals(factor, 3);

/** The factor that somebody has typed; undefined when nothing is typed, NaN of what is no number. */
export function typedFactor(typed: string): number | undefined {
  const text = typed.replace(/\s/g, '');
  if (text === '') return undefined;
  return /^\d{1,3}(?:[,.]\d{1,9})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}
