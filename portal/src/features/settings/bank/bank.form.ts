import { formatIban, ibanCountry, isForeignIban, isValidIban } from '@nimio/domain/bank-account/iban';
import { isPlaceholderIban } from '@nimio/domain/bank-account/placeholder-iban';
import type { Profile } from '@nimio/domain/profile/profile.types';

export interface BankValues {
  iban: string;
  swift: string;
}

const noAccount: BankValues = { iban: '', swift: '' };

/** The account that is paid to now; undefined when there is none or only the register's placeholder. */
export function accountInUse({ bankAccounts }: Pick<Profile, 'bankAccounts'>) {
  const [account] = bankAccounts;
  return account && !isPlaceholderIban(account.iban) ? account : undefined;
}

/** The stored account as the form's values. The field stays empty for it: an account is replaced, never edited. */
export const bankValuesOf = ({ bankAccounts: [account] }: Pick<Profile, 'bankAccounts'>): BankValues =>
  account ? { iban: account.iban, swift: account.swift ?? '' } : noAccount;

/** Whether what is typed begins like an account abroad, which needs a BIC. */
export const needsBic = (iban: string): boolean => ibanCountry(iban) !== undefined && isForeignIban(iban);

/** What the call takes: a BIC that is not asked for is not sent. */
export const accountOf = ({ iban, swift }: BankValues): BankValues => ({
  iban,
  swift: needsBic(iban) ? swift : '',
});

/** Grouped in fours once it is right; until then as it is being typed. */
export const tidyIban = (iban: string): string => (isValidIban(iban) ? formatIban(iban) : iban);

/** The country of a right account number in a language. */
export function countryOfIban(iban: string, language: string): string | undefined {
  const code = isValidIban(iban) ? ibanCountry(iban) : undefined;
  return code && new Intl.DisplayNames([language], { type: 'region' }).of(code);
}
