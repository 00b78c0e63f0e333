/** A main distribution pays a pot; a late one pays parts of the reserves of main ones to holders who join later. */
export const distributionKinds = ['main', 'late'] as const;
export type DistributionKind = (typeof distributionKinds)[number];

/**
 * A distribution only moves forward from draft, except that it can be calculated again until it is approved, and reopened
 * after the bank rejected its file.
 */
export const distributionStates = ['draft', 'calculated', 'approved', 'paid'] as const;
export type DistributionState = (typeof distributionStates)[number];

/**
 * Steps of staff and of the server: a calculation was `asked` for or `stopped` without a result, payments were
 * `returned` by the bank, a failed payment is `repeated` when it is to be paid again, and a calculation was `dropped` because
 * a customer in it was closed or has died, an approved payment was `held` because of a death, and the invoices that fund it
 * were named (`funded`). The bank `rejected` the file of an approved distribution, which was `reopened` then. The rest of
 * its reserve `expired`.
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
  'dropped',
  'held',
  'funded',
  'rejected',
  'reopened',
  'expired',
] as const;
export type DistributionEventKind = (typeof distributionEventKinds)[number];

/** `planned` until it is paid; `failed` when there was no account or the bank returned it. */
export const paymentStates = ['planned', 'paid', 'failed'] as const;
export type PaymentState = (typeof paymentStates)[number];

/**
 * What happens to a failed payment: it waits for another account, is paid with the next distribution, or has been replaced
 * by another payment.
 */
export const failedStates = ['waiting', 'coming', 'replaced'] as const;
export type FailedState = (typeof failedStates)[number];

/** Staff's filters: payments by their state, and amounts below the minimum payment. */
export const resultKinds = [...paymentStates, 'carriedOver'] as const;

/** Whether pot, loans, factors and minimum may be changed, and it may be calculated. */
export const isOpen = (state: DistributionState): boolean => state === 'draft' || state === 'calculated';

/** Whether an amount of the reserve can still be claimed, has been paid late, or has expired. */
export const reserveStates = ['open', 'claimed', 'expired'] as const;
export type ReserveState = (typeof reserveStates)[number];
