import type { BookType } from '@nimio/domain/work/book-types';
import { bulkhead } from 'cockatiel';

export interface CatalogueContributor {
  name: string;
  role: 'author' | 'translator' | 'illustrator' | 'editor' | 'other';
}

/** A book from a catalogue, in the domain's terms. */
export interface CatalogueBook {
  /** ISBN-13 without hyphens. */
  isbn: string;
  name: string;
  subtitle: string | null;
  publisher: string | null;
  publishYear: number | null;
  bookType: BookType;
  /** A translator among the contributors makes a work translated. */
  translated: boolean;
  libraryClass: string | null;
  contributors: CatalogueContributor[];
}

/** The catalogue did not answer, or its response was unreadable. */
export class CatalogueUnavailable extends Error {}

export interface Catalogue {
  /** Throws `CatalogueUnavailable`; undefined if there is no such book. */
  findByIsbn(isbn: string): Promise<CatalogueBook | undefined>;
  /**
   * Books with all these words in the contributors' names, at most about a hundred; each ISBN is a separate book.
   * Throws `CatalogueUnavailable`.
   */
  findByName(words: string): Promise<CatalogueBook[]>;
  /**
   * Books with all these words in their titles and contributors' names, each ISBN once, at most about a hundred. Throws
   * `CatalogueUnavailable`.
   */
  findByWords(words: string): Promise<CatalogueBook[]>;
}

/** The catalogue is an external service, so the number of concurrent requests is limited. */
const concurrencyLimit = 6;

/** Maps items with limited concurrency; the results are in the order of the items. */
export function mapConcurrently<T, A>(items: readonly T[], work: (item: T) => Promise<A>): Promise<A[]> {
  const queue = bulkhead(concurrencyLimit, Number.POSITIVE_INFINITY);
  return Promise.all(items.map((item) => queue.execute(() => work(item))));
}
