import { addYears } from '../calendar/day.js';

/**
 * What happens to a cumulation: it waits for the minimum payment, is paid with the next distribution because staff requested
 * it or because the customer is closed, or waits for the estate of a customer who has died.
 */
export const cumulationStates = ['waiting', 'requested', 'closed', 'deceased'] as const;
export type CumulationState = (typeof cumulationStates)[number];

/**
 * The first payment date on which a sum below the minimum is old enough to be paid.
 *
 * @param since the payment date of its oldest part
 * @param payOutAfterYears `null` when no sum is paid because of its age
 */
export const paidFrom = (since: string, payOutAfterYears: number | null): string | null =>
  payOutAfterYears === null ? null : addYears(since, payOutAfterYears);

/** What a profile has from a distribution and those before it, and the rules of that distribution. */
export interface CumulatedSum {
  cents: number;
  /** The payment date of the oldest part. */
  since: string;
  /** Staff requested the payment, or the customer is closed. */
  isMarked: boolean;
  payDate: string;
  minimumInCents: number;
  payOutAfterYears: number | null;
}

/** Whether a distribution pays a sum; otherwise it is carried over. */
export function isPaidOut({
  cents,
  since,
  isMarked,
  payDate,
  minimumInCents,
  payOutAfterYears,
}: CumulatedSum): boolean {
  if (cents >= minimumInCents) return true;
  const from = paidFrom(since, payOutAfterYears);
  return cents > 0 && (isMarked || (from !== null && from <= payDate));
}
