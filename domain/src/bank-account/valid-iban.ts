import IBAN from 'iban';
import { isPlaceholderIban, normalizeIban } from './placeholder-iban.js';

/**
 * Whether an IBAN has the length and structure of its country and a right checksum by mod 97
 * (specification §5, IBAN). Spaces and lower case are accepted; the placeholder is valid.
 */
export function isValidIban(iban: string): boolean {
  if (isPlaceholderIban(iban)) return true;
  // The package ignores characters that are neither letters nor digits, which would hide a typing error.
  return /^[A-Za-z0-9\s]+$/.test(iban) && IBAN.isValid(normalizeIban(iban));
}
