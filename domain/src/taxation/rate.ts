import { rateInType } from './tax-types.js';
import { type TaxFacts, yearInFinland } from './tax-year.js';

/** The same with the rate in percent, `null` when none is set. */
export interface RateFacts extends TaxFacts {
  taxRate: number | null;
}

/** Rates are stored as whole tenths of a percent: 23.5 is 235. */
export const toTenths = (percent: number): number => Math.round(percent * 10);
export const fromTenths = (tenths: number): number => tenths / 10;

/** The percent that is shown: the set one, else 60 for ST, 30 for P and 0 for others (specification §2). */
export function shownRate({ taxType, taxRate }: Pick<RateFacts, 'taxType' | 'taxRate'>): number {
  return taxRate ?? ({ ST: 60, P: 30 } as Record<string, number>)[taxType ?? ''] ?? 0;
}

/** Whether tax data are of this year or the last (domain model, Taxation). */
export function isInForce({ taxYear }: RateFacts, now: Date): boolean {
  const age = yearInFinland(now) - (taxYear ?? Number.NaN);
  return age === 0 || age === 1;
}

/**
 * The percent that is withheld, which a raise has to exceed: the set one, else that in the name of the type, else 30 for P,
 * else the default.
 *
 * @param defaultRate the percent for the kind and residence of the payee, which also applies without tax data in force
 */
export function effectiveRate(taxation: RateFacts, now: Date, defaultRate: number): number {
  if (!isInForce(taxation, now)) return defaultRate;
  const { taxType, taxRate } = taxation;
  return taxRate ?? rateInType(taxType) ?? (taxType === 'P' ? 30 : defaultRate);
}

/** An amount, and its two parts. */
export interface Withholding {
  /** All in cents. */
  amount: number;
  withheld: number;
  paid: number;
}

/** Withholds tax of an amount in cents at a rate in percent, rounded down to the cent. */
export function withhold(amount: number, rate: number): Withholding {
  const withheld = Math.floor((amount * toTenths(rate)) / 1000);
  return { amount, withheld, paid: amount - withheld };
}
