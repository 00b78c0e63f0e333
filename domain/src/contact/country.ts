import en from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import fi from 'i18n-iso-countries/langs/fi.json' with { type: 'json' };
import sv from 'i18n-iso-countries/langs/sv.json' with { type: 'json' };

export type CountryLocale = 'fi' | 'sv' | 'en';

export interface CountryName {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  /** The formal names where they differ, which a search finds too. */
  otherNames: string[];
}

/** A country's name, its usual one first where there are several. */
type Names = Readonly<Record<string, string | string[]>>;

const names: Readonly<Record<CountryLocale, Names>> = {
  fi: fi.countries,
  sv: sv.countries,
  en: en.countries,
};

/** Every country with its name in a language, in that language's alphabetical order. */
export function countryNames(locale: CountryLocale): CountryName[] {
  const { compare } = new Intl.Collator(locale);
  return Object.keys(names[locale])
    .map((code) => {
      const name = countryName(code, locale) ?? code;
      return { code, name, otherNames: [names[locale][code] ?? []].flat().filter((other) => other !== name) };
    })
    .sort((a, b) => compare(a.name, b.name));
}

/**
 * The name to show for an ISO 3166-1 alpha-2 code, or undefined when there is no such country. It is the
 * platform's name, as people type the everyday one (Iso-Britannia, Etelä-Korea) rather than the formal one.
 */
export function countryName(code: string, locale: CountryLocale): string | undefined {
  const upper = code.toUpperCase();
  if (!Object.hasOwn(names[locale], upper)) return undefined;
  return displayNames(locale).of(upper) ?? [names[locale][upper]].flat()[0];
}

function displayNames(locale: CountryLocale): Intl.DisplayNames {
  return new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
}
