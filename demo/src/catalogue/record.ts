import { normalizeIsbn } from '@nimio/domain/work/isbn';
import type { Contributor, ShelfBook, ShelfFormat } from './shelf-book.js';

/** Names to roles; PHP writes an empty map as an empty list, and so does Finna. */
type AuthorMap = Record<string, { role: string[] }> | never[];

interface TranslatedValue {
  value: string;
  translated: string;
}

/** A record as `api.finna.fi/v1/search` answers it, with the fields that the portal could ask for. */
export interface FinnaRecord {
  id: string;
  title: string;
  subTitle?: string;
  shortTitle: string;
  authors: { primary: AuthorMap; secondary: AuthorMap; corporate: AuthorMap };
  publishers: string[];
  year: string;
  formats: TranslatedValue[];
  isbns: string[];
  /** ISBN-10 where there is one. */
  cleanIsbn?: string;
  classifications?: { ykl: string[] };
  languages: string[];
  originalLanguages: string[];
  uniformTitles: string[];
  images: string[];
}

const formats: Record<ShelfFormat, TranslatedValue[]> = {
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

/** A book of the shelf in Finna's shape. */
export function toRecord(book: ShelfBook, index: number): FinnaRecord {
  const { isbns, title, subTitle, publishers, year, ykl, languages, originalLanguages, uniformTitles } = book;
  const cleanIsbn = isbns[0] === undefined ? undefined : cleanIsbnOf(isbns[0]);
  return {
    id: `demo.${String(index + 1).padStart(6, '0')}`,
    title,
    shortTitle: title,
    ...(subTitle ? { subTitle } : {}),
    authors: {
      primary: authorMap(book.primary),
      secondary: authorMap(book.secondary),
      corporate: authorMap(book.corporate),
    },
    publishers: [...publishers],
    year,
    formats: formats[book.format],
    isbns: [...isbns],
    ...(cleanIsbn ? { cleanIsbn } : {}),
    ...(ykl ? { classifications: { ykl: [...ykl] } } : {}),
    languages: [...languages],
    originalLanguages: [...(originalLanguages ?? [])],
    uniformTitles: [...(uniformTitles ?? [])],
    images: [],
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
