import { payableAccount } from '../bank-account/payable-account.js';

export type MissingForWorks = 'address' | 'bankAccount';

export interface WorksRequirements {
  streetAddress: string | null;
  zipCode: string | null;
  postCenter: string | null;
  country: string | null;
  /** By priority. */
  bankAccounts: readonly { iban: string }[];
}

/**
 * What a profile lacks before works can be added to its list (specification §5, Adding works): a complete address and a
 * bank account. The placeholder account counts as missing. Reading is never blocked.
 */
export function missingForWorks(profile: WorksRequirements): MissingForWorks[] {
  return [
    ...(hasAddress(profile) ? [] : (['address'] as const)),
    ...(payableAccount(profile.bankAccounts) ? [] : (['bankAccount'] as const)),
  ];
}

function hasAddress({ streetAddress, zipCode, postCenter, country }: WorksRequirements): boolean {
  return [streetAddress, zipCode, postCenter, country].every((line) => line != null && line.trim() !== '');
}
