import type { BookType } from '@nimio/domain/work/book-types';
import { normalizeIsbn } from '@nimio/domain/work/isbn';
import { isPublishYear } from '@nimio/domain/work/publish-year';
import { externalText, listOf } from '../external-text.js';
import type { CatalogueBook, CatalogueContributor } from './catalogue.js';

/** The fields requested from Finna. Any of them may be missing. */
export interface FinnaRecord {
  title?: unknown;
  shortTitle?: unknown;
  subTitle?: unknown;
  /** Objects keyed by name; an empty array if there are none. */
  authors?: unknown;
  publishers?: unknown;
  year?: unknown;
  formats?: unknown;
  classifications?: unknown;
  isbns?: unknown;
  cleanIsbn?: unknown;
}

export const finnaFields = [
  'title',
  'shortTitle',
  'subTitle',
  'authors',
  'publishers',
  'year',
  'formats',
  'classifications',
  'isbns',
  'cleanIsbn',
];

/** A catalogue's data may contain anything. */
const text = (value: unknown): string | null => externalText(value, 500) || null;
const entries = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];

/** Relators as Finnish and Swedish libraries write them; the abbreviations are MARC's. */
const relators: [RegExp, CatalogueContributor['role']][] = [
  [/^(kirjoittaja|författare|aut|author)/i, 'author'],
  [/^(kääntäjä|översättare|trl|translator)/i, 'translator'],
  [/^(kuvittaja|illustratör|ill|illustrator)/i, 'illustrator'],
  [/^(toimittaja|redaktör|edt|editor)/i, 'editor'],
];

const roleOf = (relator: unknown): CatalogueContributor['role'] => {
  const word = text(relator);
  // A main entry without a relator is the author's.
  if (!word) return 'author';
  return relators.find(([pattern]) => pattern.test(word))?.[1] ?? 'other';
};

function contributorsOf(authors: unknown): CatalogueContributor[] {
  const groups = entries(authors);
  return groups.flatMap(([group, people]) =>
    entries(people).flatMap(([key, details]): CatalogueContributor[] => {
      const name = text(key);
      if (!name) return [];
      const relatorsOfPerson = listOf((details as { role?: unknown } | null)?.role).filter((role) =>
        text(role),
      );
      if (group === 'primary' && relatorsOfPerson.length === 0) return [{ name, role: 'author' }];
      if (relatorsOfPerson.length === 0) return [{ name, role: 'other' }];
      return relatorsOfPerson.map((relator) => ({ name, role: roleOf(relator) }));
    }),
  );
}

/** Maps the deepest level of Finna's format hierarchy to the eight book types. */
const formats: [RegExp, BookType][] = [
  [/eAudioBook|AudioBookOnline|SpokenWordOnline/i, 'audiobook-stream'],
  [/AudioBook|SpokenWord|NonmusicalCD|NonmusicalMP3/i, 'audiobook'],
  [/eBook|BookOnline/i, 'e-book'],
  [/MusicalScore|\/Music|Sound\/Music/i, 'music'],
  [/\/Map/i, 'map'],
  [/Book/i, 'book'],
  [/Sound/i, 'audiobook'],
  [/Multimedia|Kit|Game|Electronic/i, 'multimedia'],
];

function bookTypeOf(value: unknown): BookType {
  const codes = listOf(value).map((format) => text((format as { value?: unknown } | null)?.value) ?? '');
  const deepest = codes.sort((a, b) => Number(b[0] ?? 0) - Number(a[0] ?? 0)).join(' ');
  if (!deepest.trim()) return 'book';
  return formats.find(([pattern]) => pattern.test(deepest))?.[1] ?? 'other';
}

const yearOf = (value: unknown): number | null => {
  const year = Number(/\d{4}/.exec(text(value) ?? '')?.[0]);
  return isPublishYear(year) ? year : null;
};

const isbnsOf = (record: FinnaRecord): string[] => {
  const written = [...listOf(record.isbns), record.cleanIsbn];
  return [...new Set(written.flatMap((value) => normalizeIsbn(text(value) ?? '') ?? []))];
};

// A record may describe several bindings, and sometimes a series.
const maxBindings = 5;

/** The book of each ISBN of a record. */
export const booksOfFinna = (record: FinnaRecord): CatalogueBook[] =>
  isbnsOf(record)
    .slice(0, maxBindings)
    .flatMap((isbn) => bookOfFinna(record, isbn) ?? []);

/** The record in the domain's terms; undefined if it has no title or describes another book. */
export function bookOfFinna(record: FinnaRecord, isbn: string): CatalogueBook | undefined {
  const isbns = isbnsOf(record);
  const subtitle = text(record.subTitle);
  const name = (subtitle && text(record.shortTitle)) || text(record.title);
  if (!name || !isbns.includes(isbn)) return undefined;
  const contributors = contributorsOf(record.authors);
  const classes = entries(record.classifications).find(([scheme]) => scheme === 'ykl')?.[1];
  return {
    isbn,
    name,
    subtitle,
    publisher: text(listOf(record.publishers)[0])?.slice(0, 200) ?? null,
    publishYear: yearOf(record.year),
    bookType: bookTypeOf(record.formats),
    translated: contributors.some(({ role }) => role === 'translator'),
    libraryClass: text(listOf(classes)[0])?.slice(0, 20) ?? null,
    contributors,
  };
}
