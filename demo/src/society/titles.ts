import type { Language } from '@nimio/domain/schema';
import type { BookType } from '@nimio/domain/work/book-types';
import type { Random } from './random.js';
import titles from './titles.json' with { type: 'json' };

/** Words of titles, and publishers that do not exist. An owner is a genitive, to which a thing belongs. */
type Vocabulary = (typeof titles)[Language];

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
/**
 * Classes of Finnish public libraries: fiction, poems, plays, tales, picture books and several kinds of non-fiction.
 */
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

/** Returns the metadata of an invented book. */
export function bookOf(random: Random, language: Language, thisYear: number): Book {
  const vocabulary = titles[language];
  const isMigrated = random.chance(0.04);
  return {
    name: titleOf(random, vocabulary, language),
    subtitle: random.chance(0.45) ? random.pick(vocabulary.subtitles) : null,
    // Works that were migrated from the oldest register lack publisher and year.
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
