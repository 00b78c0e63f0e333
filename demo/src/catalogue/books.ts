import json from './books.json' with { type: 'json' };

/** A library's record of one edition. */
export interface Book {
  /** With hyphens; several if one record covers several bindings, none for an old book. */
  isbns: readonly string[];
  title: string;
  subTitle?: string;
  /** The main entry: the first author, if the record names one. */
  primary?: readonly Contributor[];
  /** Translators, illustrators, editors, readers, and the other authors. */
  secondary?: readonly Contributor[];
  corporate?: readonly Contributor[];
  publishers: readonly string[];
  /** Empty if the record leaves it open. */
  year: string;
  format: 'book' | 'eBook' | 'spokenWord' | 'map' | 'score' | 'multimedia';
  /** Classes of the Finnish public libraries. */
  ykl?: readonly string[];
  /** Titles in the original language. */
  uniformTitles?: readonly string[];
}

/** The inverted name, then the roles in Finnish. */
export type Contributor = readonly [name: string, ...roles: string[]];

/**
 * Real books, whose metadata in Finna are CC0, and invented ones for the cases that those do not show. Some of these are
 * by people of the demonstration, so that the portal has works to suggest to them. The invented ISBNs begin with
 * 978-952-9999, which the demonstration's register does not use, except a Finnish ISBN-10, a foreign one, and one of a
 * range that is not assigned and cannot be hyphenated. The authors of two real books are invented: of the history of
 * the United States, and of Kometa.
 */
export const books = json as readonly unknown[] as readonly Book[];
