import type { CreatorRole } from '@nimio/domain/work/roles';

/** The form that adds a work. */
export interface AddWorkValues {
  name: string;
  subtitle: string;
  publisher: string;
  publishYear: string;
  /** Empty for none. */
  bookType: string;
  translated: boolean;
  authorHash: string;
  roles: CreatorRole[];
  numberOfAuthors: number | null;
  numberOfTranslators: number | null;
}

/** The values that the next work inherits from the one just added. */
export type Carried = Partial<AddWorkValues>;

/** For *Add the next*: books of a shelf often have the same name, publisher and role. */
export const carryToNext = ({ authorHash, publisher, roles }: AddWorkValues): Carried => ({
  authorHash,
  publisher,
  roles,
});

/** For *Add another edition*: everything except what belongs to the ISBN. */
export const carryToEdition = ({ publishYear: _year, bookType: _type, ...same }: AddWorkValues): Carried =>
  same;
