/** From the worst to the best, as rows of one payment are merged (domain model, Accountings). */
export const accountingStates = ['failed', 'estimate', 'paid'] as const;
export type AccountingState = (typeof accountingStates)[number];

/** States of a requested statement. */
export const summaryStates = ['pending', 'ready', 'error'] as const;
export type SummaryState = (typeof summaryStates)[number];
