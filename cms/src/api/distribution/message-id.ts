import type { DistributionRow } from './store.js';

/**
 * The message id of the bank's file, at most 35 characters, made of its distribution and day, so that the bank rejects
 * a duplicate; another day of payment gives another id.
 */
export const messageIdOf = ({ hash, pay_date: day }: Pick<DistributionRow, 'hash' | 'pay_date'>): string =>
  `${hash}-${day.replaceAll('-', '')}`;
