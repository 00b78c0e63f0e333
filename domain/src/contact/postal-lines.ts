import type { Language } from '../language.js';
import { countryName } from './country.js';
import type { AddressParts } from './full-address.js';

/**
 * The lines of an address as on an envelope, without the name. The country is a separate line, in the recipient's
 * language, and only if it is another one than Finland.
 */
export function postalLines(
  { coAddress, streetAddress, zipCode, postCenter, country }: AddressParts & { coAddress: string | null },
  language: Language,
): { lines: string[]; country: string | undefined } {
  const town = [zipCode, postCenter].filter(Boolean).join(' ');
  return {
    lines: [coAddress, streetAddress, town].filter((line): line is string => Boolean(line)),
    country: country && country !== 'FI' ? countryName(country, language) : undefined,
  };
}
