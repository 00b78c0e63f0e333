/** The register's value for a profile whose account is not known (domain model, Bank account). */
export const PLACEHOLDER_IBAN = '000000-000000';

/** Whether an account number is the placeholder, which forms accept, but which counts as missing and is never paid to. */
export function isPlaceholderIban(iban: string): boolean {
  return normalizeIban(iban) === PLACEHOLDER_IBAN;
}

/** The form that is stored: without white space, in upper case. */
export function normalizeIban(iban: string): string {
  return iban.replace(/\s/g, '').toUpperCase();
}
