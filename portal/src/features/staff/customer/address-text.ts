import { countryName } from '@nimio/domain/contact/country';
import type { Language } from '@nimio/domain/language';

type Address = Record<'coAddress' | 'streetAddress' | 'zipCode' | 'postCenter' | 'country', string | null>;

/** The known parts of an address in one line, with the country of a foreign one; empty without any. */
export function addressText(
  { coAddress, streetAddress, zipCode, postCenter, country }: Address,
  language: Language,
): string {
  const town = [zipCode, postCenter].filter(Boolean).join(' ');
  const abroad = country && country !== 'FI' ? countryName(country, language) : undefined;
  return [coAddress, streetAddress, town, abroad].filter(Boolean).join(', ');
}
