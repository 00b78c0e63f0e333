import { isPlaceholderIban, normalizeIban } from './placeholder-iban.js';

export { isPlaceholderIban, normalizeIban, PLACEHOLDER_IBAN } from './placeholder-iban.js';

/** Whether the account needs a BIC: the IBAN does not start with FI (specification §5). The placeholder needs none. */
export function isForeignIban(iban: string): boolean {
  const normalized = normalizeIban(iban);
  return normalized !== '' && !isPlaceholderIban(normalized) && !normalized.startsWith('FI');
}

/** In groups of four, as on a bank card: `FI21 1234 5600 0007 85`. The placeholder stays as it is. */
export function formatIban(iban: string): string {
  const normalized = normalizeIban(iban);
  return isPlaceholderIban(normalized) ? normalized : (normalized.match(/.{1,4}/gu) ?? []).join(' ');
}

/** Only the country and the last four characters: `FI•• •••• •••• ••07 85`. The placeholder stays as it is. */
export function maskIban(iban: string): string {
  const normalized = normalizeIban(iban);
  if (isPlaceholderIban(normalized)) return normalized;
  if (normalized.length <= 6) return '•'.repeat(normalized.length);
  const hidden = '•'.repeat(normalized.length - 6);
  return formatIban(normalized.slice(0, 2) + hidden + normalized.slice(-4));
}

/** The ISO 3166 code that an IBAN begins with, or undefined for the placeholder and anything else. */
export function ibanCountry(iban: string): string | undefined {
  return /^[A-Z]{2}(?=\d{2})/.exec(normalizeIban(iban))?.[0];
}
