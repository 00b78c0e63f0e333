import { currentAccount } from '@nimio/domain/bank-account/current-account';
import { ibanCountry, isForeignIban } from '@nimio/domain/bank-account/iban';
import type { Profile } from '@nimio/domain/profile/profile.types';

export interface BankValues {
  iban: string;
  swift: string;
}

const noAccount: BankValues = { iban: '', swift: '' };

/** The account that a new one replaces: the one that payments go to, or the register's placeholder. */
export const replacedAccount = ({ bankAccounts }: Pick<Profile, 'bankAccounts'>) =>
  currentAccount(bankAccounts) ?? bankAccounts[0];

/** The stored account as form values. The field remains empty for it, since an account is replaced, never edited. */
export function bankValuesOf(profile: Pick<Profile, 'bankAccounts'>): BankValues {
  const account = replacedAccount(profile);
  return account ? { iban: account.iban, swift: account.swift ?? '' } : noAccount;
}

/** Whether the typed IBAN begins like a foreign one, which needs a BIC. */
export const needsBic = (iban: string): boolean => ibanCountry(iban) !== undefined && isForeignIban(iban);

/** The body of the call; a BIC that is not needed is not sent. */
export const accountOf = ({ iban, swift }: BankValues): BankValues => ({
  iban,
  swift: needsBic(iban) ? swift : '',
});

/** The country of a valid IBAN in a language. */
export function countryOfIban(iban: string, language: string): string | undefined {
  const code = ibanCountry(iban);
  return code && new Intl.DisplayNames([language], { type: 'region' }).of(code);
}
