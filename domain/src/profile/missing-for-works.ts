import { currentAccount } from '../bank-account/current-account.js';
import { type AddressParts, hasFullAddress } from '../contact/full-address.js';

export type MissingForWorks = 'address' | 'bankAccount';

export interface WorksRequirements extends AddressParts {
  /** By priority. */
  bankAccounts: readonly { iban: string }[];
}

/**
 * What a profile lacks before works can be added to its list (specification §5, Adding works): a complete address and a
 * bank account. The placeholder account counts as missing. Reading is never blocked.
 */
export function missingForWorks(profile: WorksRequirements): MissingForWorks[] {
  return [
    ...(hasFullAddress(profile) ? [] : (['address'] as const)),
    ...(currentAccount(profile.bankAccounts) ? [] : (['bankAccount'] as const)),
  ];
}
