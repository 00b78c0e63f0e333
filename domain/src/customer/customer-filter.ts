/**
 * Statuses by which customers are filtered. An open customer is one that is not closed, also when a death is recorded:
 * `deceased` are the open ones among the dead, whose estate is still missing, and
 * `unchecked` those of whom staff have to decide whether they are in the register already.
 */
export const customerStatuses = ['open', 'closed', 'deceased', 'unchecked', 'all'] as const;
export type CustomerStatus = (typeof customerStatuses)[number];

/** Conditions on what a customer has chosen, and on what it lacks. */
export const customerFlags = [
  ...(['phone', 'email', 'newsletter', 'publishName', 'publishISNI'] as const),
  ...(['withoutContract', 'withoutAccount'] as const),
];
export type CustomerFlag = (typeof customerFlags)[number];

/** The most rows of a CSV file. */
export const mostExported = 20_000;
