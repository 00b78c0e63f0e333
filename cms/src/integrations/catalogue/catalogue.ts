import type { BookType } from '@nimio/domain/work/book-types';

export interface CatalogueContributor {
  name: string;
  role: 'author' | 'translator' | 'illustrator' | 'editor' | 'other';
}

/** A book as a catalogue describes it, in our words. */
export interface CatalogueBook {
  /** ISBN-13, bare. */
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

/** The catalogue did not answer, or nothing that could be read. */
export class CatalogueUnavailable extends Error {}

export interface Catalogue {
  /** Throws `CatalogueUnavailable`; undefined when there is no such book. */
  findByIsbn(isbn: string): Promise<CatalogueBook | undefined>;
  /**
   * Books with all these words in the names of those who made them, some hundred at most; each ISBN is a book of its own.
   * Throws `CatalogueUnavailable`.
   */
  findByName(words: string): Promise<CatalogueBook[]>;
  /**
   * Books with all these words in their titles and the names of those who made them, each ISBN once, some hundred at most.
   * Throws `CatalogueUnavailable`.
   */
  findByWords(words: string): Promise<CatalogueBook[]>;
}
