/** From a draft on a distribution only goes forward, but that it is calculable again until it is approved. */
export const distributionStates = ['draft', 'calculated', 'approved', 'paid'] as const;
export type DistributionState = (typeof distributionStates)[number];

/**
 * Staff's steps, and the server's: `asked` for a calculation, `stopped` without a result, `returned` by the bank,
 * `repeated` when a payment that failed is to be paid again.
 */
export const distributionEventKinds = [
  'created',
  'changed',
  'asked',
  'calculated',
  'stopped',
  'approved',
  'exported',
  'paid',
  'returned',
  'repeated',
] as const;
export type DistributionEventKind = (typeof distributionEventKinds)[number];

/** `planned` until it is paid; `failed` when there was no account, or the bank gave it back. */
export const paymentStates = ['planned', 'paid', 'failed'] as const;
export type PaymentState = (typeof paymentStates)[number];

/**
 * What becomes of a payment that failed: it waits for another account, comes again with the next distribution, or another
 * payment has taken its place.
 */
export const failedStates = ['waiting', 'coming', 'replaced'] as const;
export type FailedState = (typeof failedStates)[number];

/** How staff list what profiles get: payments by their state, and what is too little to be paid yet. */
export const resultKinds = [...paymentStates, 'carriedOver'] as const;

/** Whether pot, loans, factors and minimum may change, and it may be calculated. */
export const isOpen = (state: DistributionState): boolean => state === 'draft' || state === 'calculated';
