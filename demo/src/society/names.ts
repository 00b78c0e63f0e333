import type { Language } from '@nimio/domain/schema';
import type { Random } from './random.js';
import { type Words, words } from './words.js';

/** Surnames are put together of parts, so that nobody famous comes about. */
const finnishStarts = words(
  'Aho, Haapa, Halla, Harju, Honka, Kaarni, Kallio, Kanerva, Kataja, Kuusi, Lampi, Lehto, Louhi, ' +
    'Metsä, Niitty, Paju, Pelto, Pihlaja, Raita, Ruoho, Saarni, Suvi, Tammi, Touko, Tuuli, Vaara, ' +
    'Vesi, Virta',
);
const finnishEnds = words('harju, joki, kallas, kangas, kivi, korpi, lahti, niemi, puro, ranta, suo, vaara');
const swedishStarts = words(
  'Alm, Berg, Björk, Ek, Fager, Furu, Grön, Hägg, Ljung, Lund, Norr, Sand, Skog, Söder, Öst',
);
const swedishEnds = words('backa, hage, näs, skär, udd, vik, åker, ö');
const foreignNames = words(
  'Dembeleva, Ferrandini, Hakimzade, Kaljurand, Horáčkovská, Marchettini, Oyelaran, Petrauskis, ' +
    'Moravčinová, Sommerfeldt, Veretska, Warsameh',
);

/** Names that are given together. */
const firstNames: Record<Language, readonly [Words, ...Words[]]> = {
  fi: [
    words(
      'Aada, Eeva, Helmi, Inkeri, Kerttu, Lempi, Marjatta, Outi, Pirkko, Raili, Sinikka, Tiina, Tuovi, Vieno',
    ),
    words(
      'Antero, Armas, Eino, Ilari, Jaakko, Lauri, Mikael, Niilo, Pentti, Risto, Sampsa, Tapani, Urho, Yrjö',
    ),
  ],
  sv: [
    words('Agneta, Barbro, Carita, Eivor, Gunnel, Hedda, Karin, Maj-Len, Pia, Siv, Ulla-Britt'),
    words('Anders, Dag, Fredrik, Göran, Håkan, Ingvar, Lars, Nils, Rolf, Stig, Torsten'),
  ],
  en: [
    words('Amina, Daria, Fatima, Ilse, Leyla, Mireille, Nadia, Petra'),
    words('Bruno, Emeka, Goran, Jonas, Oskar, Samir, Tomasz, Viktor'),
  ],
};

/** Two first names and a surname, of the language's own kind. */
export function personName(random: Random, language: Language): { firstNames: string; lastName: string } {
  const given = random.pick(firstNames[language]);
  const [first, second] = [random.pick(given), random.pick(given)];
  return {
    firstNames: first === second ? first : `${first} ${second}`,
    lastName: lastName(random, language),
  };
}

function lastName(random: Random, language: Language): string {
  if (language === 'en') return random.pick(foreignNames);
  if (language === 'sv') return random.pick(swedishStarts) + random.pick(swedishEnds);
  const start = random.pick(finnishStarts);
  const end = random.pick(finnishEnds);
  return start.toLowerCase() === end ? `${start}la` : start + end;
}

const signatures = words('Apila, Hiisi, Kettu, Kulkuri, Lumikko, Nimetön, Riimi, Säe, Varpunen, Yökkö');

/** A pseudonym: one word, no surname. */
export function signature(random: Random): string {
  return random.pick(signatures);
}

/** For addresses and user names: only a to z and digits. */
export function asciiName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');
}

/** Streets are invented; the postcodes are those of the towns' centres. */
const streets: Record<Language, Words> = {
  fi: words('Kirjakuja, Kynätie, Lukijankatu, Mustepolku, Novellitie, Runokuja, Sivukatu, Tarinatie'),
  sv: words('Bläckvägen, Bokgränden, Diktstigen, Läsarvägen, Pennvägen, Sagogränden'),
  en: ['Chapter Lane', 'Ink Street', 'Margin Road', 'Page Street'],
};
const towns = {
  fi: [
    ['00100', 'Helsinki'],
    ['02100', 'Espoo'],
    ['15110', 'Lahti'],
    ['20100', 'Turku'],
    ['33100', 'Tampere'],
    ['40100', 'Jyväskylä'],
    ['70100', 'Kuopio'],
    ['80100', 'Joensuu'],
    ['90100', 'Oulu'],
    ['96100', 'Rovaniemi'],
  ],
  sv: [
    ['06100', 'Borgå'],
    ['10600', 'Ekenäs'],
    ['22100', 'Mariehamn'],
    ['65100', 'Vasa'],
    ['68600', 'Jakobstad'],
  ],
  en: [
    ['111 29', 'Stockholm'],
    ['10115', 'Berlin'],
    ['10111', 'Tallinn'],
  ],
} as const;
const foreignCountries = { Stockholm: 'SE', Berlin: 'DE', Tallinn: 'EE', Mariehamn: 'AX' } as const;

export interface Address {
  streetAddress: string;
  zipCode: string;
  postCenter: string;
  country: string;
}

/** An address of the kind that people of a language have. */
export function address(random: Random, language: Language): Address {
  const [zipCode, postCenter] = random.pick<readonly [string, string]>(towns[language]);
  const flat = random.chance(0.5) ? ` ${random.pick(['A', 'B', 'C'])} ${random.int(1, 60)}` : '';
  return {
    streetAddress: `${random.pick(streets[language])} ${random.int(1, 120)}${flat}`,
    zipCode,
    postCenter,
    country: foreignCountries[postCenter as keyof typeof foreignCountries] ?? 'FI',
  };
}
