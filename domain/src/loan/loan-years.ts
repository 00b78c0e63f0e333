/** So many years back from the current one the oldest offered year lies (specification §9). */
const oldestBefore = 6;

export interface KnownYears {
  /** The newest year with data, as the society has set it. */
  newest: number;
  current: number;
  /** Years of which the society has loans. */
  withData: readonly number[];
}

/** The years of the statistics, the newest first; it is dropped when there are no data of it (specification §9). */
export function loanYears({ newest, current, withData }: KnownYears): number[] {
  const first = withData.includes(newest) ? newest : newest - 1;
  const count = Math.max(0, first - (current - oldestBefore) + 1);
  return Array.from({ length: count }, (_, before) => first - before);
}
