import { formatDecimals, formatNumber } from '@nimio/design-system';
import { roundShare, type ShareTerm } from '@nimio/domain/loan/statistics';

/** Formats a share of loans with two decimals (specification §9). */
export const shareText = (share: number): string => formatDecimals(roundShare(share), 2);

/** One product of a sum: `1 204 × 1/2 × 1,000 = 602,00`. */
export function termText({
  loans,
  numerator,
  denominator,
  factor,
}: Omit<ShareTerm, 'libGroup' | 'role'>): string {
  const product = ((loans * numerator) / denominator) * (factor / 1000);
  const part = denominator === 1 ? formatNumber(numerator) : `${numerator}/${denominator}`;
  const factors = [formatNumber(loans), part, formatDecimals(factor / 1000, 3)].join(' × ');
  return `${factors} = ${shareText(product)}`;
}

/** The same for a line of a payment, whose factor is not in thousandths. */
export const lineText = (line: Omit<ShareTerm, 'libGroup' | 'role'>): string =>
  termText({ ...line, factor: Math.round(line.factor * 1000) });
