import { ibanCountry } from './iban.js';

/** The form that is stored: without white space, in upper case. */
export function normalizeBic(bic: string): string {
  return bic.replace(/\s/g, '').toUpperCase();
}

/**
 * Whether a BIC has 8 or 11 characters, a BIC's structure and the country code of the IBAN (specification §5).
 * Only meaningful when `isForeignIban`: a Finnish account and the placeholder need no BIC.
 */
export function isValidBic(bic: string, iban: string): boolean {
  const normalized = normalizeBic(bic);
  return (
    /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(normalized) && normalized.slice(4, 6) === ibanCountry(iban)
  );
}
