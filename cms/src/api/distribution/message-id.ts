import type { DistributionRow } from './store.js';

/**
 * Names the file for the bank, in at most 35 characters, by its distribution and day, so that the bank takes none
 * twice; another day of payment makes another file.
 */
export const messageIdOf = ({ hash, pay_date: day }: Pick<DistributionRow, 'hash' | 'pay_date'>): string =>
  `${hash}-${day.replaceAll('-', '')}`;
