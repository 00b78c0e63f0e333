import { bankAccountSchema } from '@nimio/domain/bank-account/bank-account.schema';
import { formatIban } from '@nimio/domain/bank-account/iban';
import { isValidIban } from '@nimio/domain/bank-account/valid-iban';
import { validateWith } from '../../../shared/form/validate-with';
import { accountOf, type BankValues, countryOfIban } from './bank.form';

export const bankErrors = validateWith(bankAccountSchema, accountOf);

/** The normalized body. */
export const bankBody = (values: BankValues) => bankAccountSchema.cast(accountOf(values));

/** Grouped in fours when valid; until then as typed. */
export const tidyIban = (iban: string): string => (isValidIban(iban) ? formatIban(iban) : iban);

/** The country of a typed IBAN in a language, once it is valid. */
export const recognisedCountry = (iban: string, language: string): string | undefined =>
  isValidIban(iban) ? countryOfIban(iban, language) : undefined;
