import type { FoundProfile } from '@nimio/domain/customer/customer.types';

/** The last name first, as in a register. */
export const registerName = ({ lastName, firstName }: Pick<FoundProfile, 'lastName' | 'firstName'>): string =>
  [lastName, firstName].filter(Boolean).join(', ');
