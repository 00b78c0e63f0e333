import { finnishDay } from '../calendar/finnish-day.js';
import { relevantTaxTypes } from './tax-types.js';

/** The facts of a customer's taxation that the rules need. */
export interface TaxFacts {
  taxType: string | null;
  taxYear: number | null;
}

/** The year in Finland. */
export const yearInFinland = (now: Date): number => Number(finnishDay(now).slice(0, 4));

/**
 * Whether to warn of an old tax year (specification §5, Taxation): it is before the current one, the tax type is
 * one for which taxation is relevant, and the profile is more than a representative or a beneficiary.
 */
export function isTaxYearOld(
  { roles, taxation }: { roles: readonly { code: string }[]; taxation: TaxFacts | null },
  now: Date,
): boolean {
  if (taxation?.taxYear == null) return false;
  const isBystander = roles.length === 1 && ['representative', 'beneficiary'].includes(roles[0]?.code ?? '');
  const isRelevant =
    taxation.taxType === null || (relevantTaxTypes as readonly string[]).includes(taxation.taxType);
  return !isBystander && isRelevant && taxation.taxYear < yearInFinland(now);
}

/** Years that tax data may be of: last year's to next year's, whose cards come in December. */
export const isTaxYear = (year: number, now: Date): boolean =>
  Number.isInteger(year) && Math.abs(year - yearInFinland(now)) <= 1;
