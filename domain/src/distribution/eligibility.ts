/**
 * Why the share of a holder is not paid, in the order of precedence: at the end of the record day the customer is closed,
 * has died, has no contract in force, or has one that does not cover the compensation.
 */
export const ineligibleReasons = ['closed', 'deceased', 'noContract', 'notCovered'] as const;
export type IneligibleReason = (typeof ineligibleReasons)[number];

/**
 * Why an amount is in the reserve: no one has claimed the share, the ISBN was not in the register, or the holder is not
 * eligible.
 */
export const reserveReasons = ['unclaimed', 'unregistered', ...ineligibleReasons] as const;
export type ReserveReason = (typeof reserveReasons)[number];

/**
 * What staff check before a distribution: holders who are not eligible, payees without an account or tax data, and those
 * whose tax data or address contradict their tax residence.
 */
export const readinessKinds = [
  ...ineligibleReasons,
  'noAccount',
  'accountUnconfirmed',
  'noTaxData',
  'residence',
] as const;
export type ReadinessKind = (typeof readinessKinds)[number];
