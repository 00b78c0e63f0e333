import { normalizeIsbn } from '@nimio/domain/work/isbn';
import type { Book, Contributor } from './books.js';

/** Roles by name. PHP encodes an empty map as an empty list, and so does Finna. */
type AuthorMap = Record<string, { role: string[] }> | never[];

interface TranslatedValue {
  value: string;
  translated: string;
}

/** A record as `api.finna.fi/v1/search` returns it, with the fields that the portal requests and the original titles. */
export interface FinnaRecord {
  title: string;
  shortTitle: string;
  subTitle?: string;
  authors: { primary: AuthorMap; secondary: AuthorMap; corporate: AuthorMap };
  publishers: readonly string[];
  year: string;
  formats: TranslatedValue[];
  isbns: readonly string[];
  /** The first ISBN, as an ISBN-10 if it has one. */
  cleanIsbn?: string;
  classifications?: { ykl: readonly string[] };
  uniformTitles: readonly string[];
}

const formats: Record<Book['format'], TranslatedValue[]> = {
  book: [
    { value: '0/Book/', translated: 'Kirja' },
    { value: '1/Book/Book/', translated: 'Kirja' },
  ],
  eBook: [
    { value: '0/Book/', translated: 'Kirja' },
    { value: '1/Book/eBook/', translated: 'E-kirja' },
  ],
  spokenWord: [
    { value: '0/Sound/', translated: 'Äänite' },
    { value: '1/Sound/SpokenWord/', translated: 'Äänikirja' },
  ],
  map: [{ value: '0/Map/', translated: 'Kartta' }],
  score: [{ value: '0/MusicalScore/', translated: 'Nuotti' }],
  multimedia: [{ value: '0/Other/', translated: 'Muu/tuntematon' }],
};

/** Returns a book in the form of Finna. */
export function toRecord(book: Book): FinnaRecord {
  const { isbns, title, subTitle, publishers, year, ykl, uniformTitles = [] } = book;
  const cleanIsbn = isbns[0] && cleanIsbnOf(isbns[0]);
  return {
    title,
    shortTitle: title,
    ...(subTitle ? { subTitle } : {}),
    authors: {
      primary: authorMap(book.primary),
      secondary: authorMap(book.secondary),
      corporate: authorMap(book.corporate),
    },
    publishers,
    year,
    formats: formats[book.format],
    isbns,
    ...(cleanIsbn ? { cleanIsbn } : {}),
    ...(ykl ? { classifications: { ykl } } : {}),
    uniformTitles,
  };
}

function authorMap(contributors: readonly Contributor[] = []): AuthorMap {
  if (contributors.length === 0) return [];
  return Object.fromEntries(contributors.map(([name, ...role]) => [name, { role }]));
}

function cleanIsbnOf(isbn: string): string | undefined {
  const isbn13 = normalizeIsbn(isbn);
  if (!isbn13?.startsWith('978')) return isbn13;
  const body = isbn13.slice(3, 12);
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (10 - index), 0);
  const check = (11 - (sum % 11)) % 11;
  return body + (check === 10 ? 'X' : check);
}
