/** What a library's card says of one edition, as the shelf keeps it. */
export interface ShelfBook {
  /** Hyphenated; several when one record covers several bindings, none for an old book. */
  isbns: readonly string[];
  title: string;
  subTitle?: string;
  /** The main entry: who wrote it. None when the book has no author entry. */
  primary?: readonly Contributor[];
  /** Everybody else: translators, illustrators, editors, readers, and authors after the first. */
  secondary?: readonly Contributor[];
  corporate?: readonly Contributor[];
  publishers: readonly string[];
  year: string;
  format: ShelfFormat;
  /** ISO 639-2, as MARC has them. */
  languages: readonly string[];
  originalLanguages?: readonly string[];
  /** Classes of the Finnish public libraries. */
  ykl?: readonly string[];
  /** The title in the original language. */
  uniformTitles?: readonly string[];
}

/** The name inverted as on the card, then the roles in Finnish. */
export type Contributor = readonly [name: string, ...roles: string[]];

export type ShelfFormat = 'book' | 'eBook' | 'spokenWord' | 'map' | 'score' | 'multimedia';
