import en from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import fi from 'i18n-iso-countries/langs/fi.json' with { type: 'json' };
import sv from 'i18n-iso-countries/langs/sv.json' with { type: 'json' };

export type CountryLocale = 'fi' | 'sv' | 'en';

export interface CountryName {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  /** The formal ones, where they differ: a search should find these too. */
  otherNames: string[];
}

/** A country's name, its usual one first where there are several. */
type Names = Readonly<Record<string, string | string[]>>;

const names: Readonly<Record<CountryLocale, Names>> = {
  fi: fi.countries,
  sv: sv.countries,
  en: en.countries,
};

const codesByName = new Map<CountryLocale, Map<string, string>>();

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

/**
 * The ISO 3166-1 alpha-2 code of a country by its name in a language (specification §5, country), or undefined.
 * White space around it and letter case do not matter. The formal names of i18n-iso-countries and the everyday
 * names of the platform are both accepted: seventeen Finnish ones differ.
 */
export function countryCodeOf(name: string, locale: CountryLocale): string | undefined {
  let codes = codesByName.get(locale);
  if (!codes) {
    codes = indexByName(locale);
    codesByName.set(locale, codes);
  }
  return codes.get(fold(name, locale));
}

function indexByName(locale: CountryLocale): Map<string, string> {
  const platform = displayNames(locale);
  const codes = new Map<string, string>();
  for (const [code, own] of Object.entries(names[locale])) {
    const everyday = platform.of(code);
    for (const name of [own, everyday ?? []].flat()) codes.set(fold(name, locale), code);
  }
  return codes;
}

function displayNames(locale: CountryLocale): Intl.DisplayNames {
  return new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
}

function fold(name: string, locale: CountryLocale): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase(locale);
}
