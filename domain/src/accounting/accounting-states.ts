/** From the worst to the best, as rows of one payment are merged (domain model, Accountings). */
export const accountingStates = ['failed', 'estimate', 'paid'] as const;
export type AccountingState = (typeof accountingStates)[number];

/** States of a requested statement. */
export const summaryStates = ['pending', 'ready', 'error'] as const;
export type SummaryState = (typeof summaryStates)[number];

/** The fields that decide whether an amount reaches an account. */
interface AccountingFacts {
  state: AccountingState;
  isCarriedOver: 0 | 1;
  /** The last characters of the account; `null` without one. */
  accountEnd: string | null;
}

/** Whether an amount has been paid to an account, or is going to be; failed and carried-over ones are not. */
export const reachesAccount = ({ state, isCarriedOver, accountEnd }: AccountingFacts): boolean =>
  state === 'paid' || (state === 'estimate' && isCarriedOver === 0 && accountEnd !== null);
