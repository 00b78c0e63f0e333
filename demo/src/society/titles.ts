import type { Language } from '@nimio/domain/schema';
import type { BookType } from '@nimio/domain/work/book-types';
import type { Random } from './random.js';
import { type Words, words } from './words.js';

interface Vocabulary {
  adjectives: Words;
  nouns: Words;
  /** Genitives: whose or of what. */
  owners: Words;
  /** Things that can be somebody's. */
  things: Words;
  subtitles: Words;
  publishers: Words;
}

/** Words of our own choosing and publishers that do not exist. */
const vocabularies: Record<Language, Vocabulary> = {
  fi: {
    adjectives: words(
      'Hidas, Hiljainen, Kadonnut, Kaukainen, Keskeneräinen, Kirkas, Kylmä, Musta, Myöhäinen, Outo, ' +
        'Pitkä, Punainen, Sininen, Tavallinen, Toinen, Unohdettu, Valkea, Viimeinen, Vihreä, Väärä',
    ),
    nouns: words(
      'aamu, huone, ikkuna, kaupunki, kesä, kirje, laulu, lokakuu, maantie, matka, naapuri, pelto, ' +
        'peili, polku, ranta, silta, talvi, talo, valo, vuosi',
    ),
    owners: words(
      'Enon, Joen, Kellosepän, Kevään, Kylän, Laivurin, Lumen, Opettajan, Puutarhurin, Pääskysen, ' +
        'Saaren, Sillanrakentajan, Tuulen, Yön, Äidin',
    ),
    things: words(
      'aakkoset, avaimet, hiljaisuus, kartta, kirjat, kello, muisti, perintö, päiväkirja, salaisuus, ' +
        'sanakirja, tytär, varjo, vartija, vieraat',
    ),
    subtitles: words(
      'esseitä, kertomuksia, muistelmat, novelleja, romaani, runoja, tietokirja, jännitysromaani',
    ),
    publishers: words(
      'Kynnys Kustannus, Lukuvalo, Osuuskunta Rivi, Pihlajan Kirja, Saarnio & Tuomi, ' +
        'Tekijän oma kustannus',
    ),
  },
  sv: {
    adjectives: words(
      'Den gröna, Den ljusa, Den långa, Den sista, Den sena, Den stilla, Den svarta, Den andra, ' +
        'Den glömda, Den vanliga',
    ),
    nouns: words('bron, gården, hamnen, hösten, morgonen, resan, sommaren, staden, stigen, vintern'),
    owners: words(
      'Brevbärarens, Fyrens, Havets, Lärarinnans, Nattens, Skärgårdens, Snöns, Trädgårdens, Vindens, ' +
        'Åns',
    ),
    things: words('alfabet, arv, dagbok, dotter, hemlighet, karta, nycklar, ord, skugga, tystnad'),
    subtitles: words('dikter, en berättelse, essäer, minnen, noveller, roman'),
    publishers: ['Andelslaget Raden', 'Förlaget Havsnäs', 'Skärvan & Son', 'Vinterhamns förlag'],
  },
  en: {
    adjectives: words(
      'The Forgotten, The Last, The Long, The Other, The Quiet, The Slow, The Unfinished, The Wrong',
    ),
    nouns: words('Bridge, City, Garden, Harbour, House, Letter, October, Road, Summer, Window'),
    owners: words("The Clockmaker's, The Ferryman's, The Gardener's, The River's, The Snow's, The Teacher's"),
    things: words('Alphabet, Almanac, Daughter, Dictionary, Keys, Map, Shadow, Silence'),
    subtitles: ['a novel', 'essays', 'poems', 'stories'],
    publishers: ['Long Margin Press', 'Third Chapter Books'],
  },
};

export interface Book {
  name: string;
  subtitle: string | null;
  publisher: string | null;
  publishYear: number | null;
  bookType: BookType;
  libraryClass: string | null;
}

const bookTypeWeights = [
  ['book', 64],
  ['e-book', 16],
  ['audiobook-stream', 9],
  ['audiobook', 5],
  ['multimedia', 2],
  ['music', 2],
  ['map', 1],
  ['other', 1],
] as const;
/** Finnish public libraries' classes: fiction, poems, plays, tales, picture books, facts of several kinds. */
const classWeights = [
  ['84.2', 45],
  ['82.2', 10],
  ['83.2', 3],
  ['85.2', 8],
  ['85.22', 8],
  ['86.12', 3],
  ['92.7', 5],
  ['99.1', 6],
  ['59.35', 4],
  ['67.3', 4],
  ['01', 1],
] as const;

/** What stands on the title page of an invented book in a language. */
export function bookOf(random: Random, language: Language, thisYear: number): Book {
  const vocabulary = vocabularies[language];
  const isMigrated = random.chance(0.04);
  return {
    name: titleOf(random, vocabulary, language),
    subtitle: random.chance(0.45) ? random.pick(vocabulary.subtitles) : null,
    // The oldest notices do not know these.
    publisher: isMigrated ? null : random.pick(vocabulary.publishers),
    publishYear: isMigrated ? null : thisYear - Math.floor(random.next() ** 2 * 45),
    bookType: random.weighted(bookTypeWeights),
    libraryClass: random.chance(0.85) ? random.weighted(classWeights) : null,
  };
}

function titleOf(random: Random, vocabulary: Vocabulary, language: Language): string {
  const shape = random.next();
  if (shape < 0.4) return `${random.pick(vocabulary.adjectives)} ${random.pick(vocabulary.nouns)}`;
  if (shape < 0.8 || language !== 'fi')
    return `${random.pick(vocabulary.owners)} ${random.pick(vocabulary.things)}`;
  const noun = random.pick(vocabulary.nouns);
  return `${noun[0]?.toUpperCase()}${noun.slice(1)} ja ${random.pick(vocabulary.things)}`;
}
