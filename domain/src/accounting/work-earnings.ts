import { type ShareOfLoansInput, shareParts } from '../work/shares.js';
import type { WorkLine } from './accounting.types.js';

/** An amount with the years of the loans that it pays for. */
export interface PaidForLoans {
  amountInCents: number;
  loanYears: readonly number[];
}

/** What was paid for the loans of one year. */
export interface PaidForYear {
  /** Amounts for this year alone; `null` when there is none. */
  cents: number | null;
  /** Whether other amounts pay for this year and others: what a distribution pays for several years cannot be split. */
  hasShared: boolean;
}

export function paidForYear(amounts: readonly PaidForLoans[], year: number): PaidForYear {
  const ofYear = amounts.filter(({ loanYears }) => loanYears.includes(year));
  const alone = ofYear.filter(({ loanYears }) => loanYears.length === 1);
  const sum = alone.reduce((total, { amountInCents }) => total + amountInCents, 0);
  return { cents: alone.length > 0 ? sum : null, hasShared: alone.length < ofYear.length };
}

/**
 * What the lines would have earned if the work's shares had been these, for comparison: in cents, half up. A line without
 * a part of the work has nothing to compare.
 */
export const earnedWith = (
  lines: readonly Pick<WorkLine, 'role' | 'numerator' | 'denominator' | 'amountInCents'>[],
  work: Omit<ShareOfLoansInput, 'role' | 'factor'>,
): number =>
  lines
    .filter(({ numerator }) => numerator > 0)
    .reduce((sum, { role, numerator, denominator, amountInCents }) => {
      const part = shareParts({ ...work, role });
      const [over, under] = [part.numerator * denominator, part.denominator * numerator];
      return sum + Math.floor((2 * amountInCents * over + under) / (2 * under));
    }, 0);
