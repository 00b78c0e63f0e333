/** The age in years of the oldest year that is offered (specification §9). */
const oldestBefore = 6;

export interface KnownYears {
  /** The newest year with data, from the society's settings. */
  newest: number;
  current: number;
  /** Years that the society has loans of. */
  withData: readonly number[];
}

/** The years of the statistics, newest first; years without data are left out (specification §9). */
export function loanYears({ newest, current, withData }: KnownYears): number[] {
  const first = withData.includes(newest) ? newest : newest - 1;
  const count = Math.max(0, first - (current - oldestBefore) + 1);
  return Array.from({ length: count }, (_, before) => first - before);
}
